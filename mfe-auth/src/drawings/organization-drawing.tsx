import { colours } from './colours.ts';

/** An office building with the sign of a checked company. Decoration only: assistive technology skips it. */
export const OrganizationDrawing = () => (
  <svg viewBox="0 0 240 180" width="100%" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M24 104C22 54 62 18 122 18s98 34 96 84-46 66-100 66S26 150 24 104z"
      fill={colours.tint}
    />
    <rect x="70" y="36" width="72" height="132" rx="6" fill={colours.green} />
    <rect x="138" y="78" width="52" height="90" rx="6" fill={colours.greenShade} />
    <path
      d="M86 56h12M114 56h12M86 78h12M114 78h12M86 100h12M114 100h12"
      stroke={colours.lamp}
      strokeWidth="11"
    />
    <path
      d="M152 98h9M168 98h9M152 118h9M168 118h9M152 138h9M168 138h9"
      stroke={colours.lamp}
      strokeWidth="9"
    />
    <path d="M94 168v-34c0-3 2-5 5-5h14c3 0 5 2 5 5v34z" fill={colours.greenDeep} />
    <path d="M112 150h1" stroke={colours.accent} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M106 36V22M106 22h20l-5 5 5 5h-20"
      stroke={colours.accent}
      strokeWidth="3"
      strokeLinejoin="round"
      fill={colours.accent}
    />
    <circle cx="190" cy="68" r="22" fill={colours.surface} stroke={colours.line} strokeWidth="2" />
    <circle cx="190" cy="68" r="15" fill={colours.green} />
    <path
      d="M182 68l6 6 11-12"
      stroke={colours.white}
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M46 168v-18" stroke={colours.wood} strokeWidth="5" strokeLinecap="round" />
    <path d="M46 114c12 8 16 20 10 32-4 6-16 6-20 0-6-12-2-24 10-32z" fill={colours.greenLight} />
    <path d="M30 168h180" stroke={colours.wood} strokeWidth="6" strokeLinecap="round" />
  </svg>
);
