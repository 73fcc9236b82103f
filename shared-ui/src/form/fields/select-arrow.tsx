import { Icon } from '../../icon/icon.tsx';

/** The arrow of a select; MUI places it by its class. */
export function SelectArrow({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Icon name="down" size={20} />
    </span>
  );
}
