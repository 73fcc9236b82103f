import type { Student } from '@ifj/shared-api';
import { Card, Facts, LinkButton, Section } from '@ifj/shared-ui';
import { withWayBack } from '../screen/way-back.ts';

interface ProfileViewProps {
  student: Student;
  email: string;
}

/** What a student has said about themselves. */
export function ProfileView({ student, email }: ProfileViewProps) {
  return (
    <Section
      title="Student"
      actions={
        <LinkButton to="/dashboard/profile?edit" state={withWayBack} icon="edit" tone="secondary">
          Edit profile
        </LinkButton>
      }
    >
      <Card>
        <Facts
          look="table"
          min={260}
          items={[
            { label: 'Name', value: student.full_name, icon: 'profile' },
            { label: 'Email', value: email, icon: 'mail' },
            { label: 'Sex', value: student.sex ?? 'Not given', icon: 'info' },
            { label: 'Course of study', value: student.course_of_study, icon: 'field' },
            { label: 'Degree', value: student.degree, icon: 'verified' },
            { label: 'University', value: student.university, icon: 'student' },
            { label: 'Status', value: student.status, icon: 'clock' },
            { label: 'Phone', value: student.phone, icon: 'phone' },
          ]}
        />
      </Card>
    </Section>
  );
}
