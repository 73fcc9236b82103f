import type { Student } from '@ifj/shared-api';
import { Card, Facts } from '@ifj/shared-ui';

/** Who applies, as the organization will see it. */
export function ApplicantCard({ email, student }: { email: string; student: Student }) {
  return (
    <Card>
      <Facts
        look="table"
        items={[
          { label: 'Applicant', value: student.full_name, icon: 'profile' },
          { label: 'Email', value: email, icon: 'mail' },
          { label: 'University', value: student.university, icon: 'student' },
          { label: 'Course', value: student.course_of_study, icon: 'field' },
        ]}
      />
    </Card>
  );
}
