import { interviewCategories, labelOf, type InterviewCategory } from '@ifj/shared-api';
import { StatusChip } from '@ifj/shared-ui';

/** Whether an interview is to come, today or past. */
export function CategoryChip({ category }: { category: InterviewCategory }) {
  const label = labelOf(interviewCategories, category);
  if (category === 'completed') {
    return (
      <StatusChip tone="neutral" icon="check">
        {label}
      </StatusChip>
    );
  }
  return <StatusChip status={category === 'active' ? 'Active' : 'Pending'}>{label}</StatusChip>;
}
