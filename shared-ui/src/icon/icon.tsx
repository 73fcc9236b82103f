import { paths, type IconName } from './paths.ts';

export type { IconName };

interface IconProps {
  /** A name of the set; an unknown one (it may come from an area's menu) draws a plain dot. */
  name: IconName | (string & {});
  /** Edge in px; 24 by default. */
  size?: number;
}

function pathOf(name: string): string {
  return name in paths ? paths[name as IconName] : 'M12 12h.01';
}

/** A drawing beside a word; hidden from screen readers, so the word must be there too. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(name)} />
    </svg>
  );
}
