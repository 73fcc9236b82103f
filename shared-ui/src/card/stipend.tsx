import { formatAmount } from '../format/amount.ts';
import { Text } from '../layout/text.tsx';

interface StipendProps {
  paid: boolean;
  /** The stored text, `<min> - <max> NGN per month`. */
  amount?: string | null | undefined;
}

/** What an internship pays: the amount with ₦, "Paid" without one, or "Unpaid". */
export function Stipend({ paid, amount }: StipendProps) {
  if (!paid) {
    return (
      <Text as="span" tone="muted">
        Unpaid
      </Text>
    );
  }
  return (
    <Text as="span" strong>
      {amount ? formatAmount(amount) : 'Paid'}
    </Text>
  );
}
