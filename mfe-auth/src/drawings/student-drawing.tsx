import { colours } from './colours.ts';

/** A student with cap and backpack. Decoration only: assistive technology skips it. */
export const StudentDrawing = () => (
  <svg viewBox="0 0 240 180" width="100%" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M24 104C22 54 62 18 122 18s98 34 96 84-46 66-100 66S26 150 24 104z"
      fill={colours.tint}
    />
    <path d="M68 168c0-38 18-58 52-58s52 20 52 58z" fill={colours.green} />
    <path d="M108 92h24v22c0 7-5 11-12 11s-12-4-12-11z" fill={colours.skinShade} />
    <path d="M94 74c0-20 10-32 27-32s27 12 27 32-11 34-27 34-27-14-27-34z" fill={colours.skin} />
    <path
      d="M92 76c-2-26 10-40 29-40s31 14 29 40c-4-6-6-14-6-20h-46c0 6-2 14-6 20z"
      fill={colours.hair}
    />
    <path d="M112 76h1M131 76h1" stroke={colours.hair} strokeWidth="5" strokeLinecap="round" />
    <path d="M113 91c5 5 11 5 16 0" stroke={colours.white} strokeWidth="3" strokeLinecap="round" />
    <path d="M121 20l52 18-52 18-52-18z" fill={colours.greenShade} />
    <path d="M96 46v12c14 8 36 8 50 0V46l-25 9z" fill={colours.greenDeep} />
    <path d="M165 40v26" stroke={colours.accent} strokeWidth="3" strokeLinecap="round" />
    <circle cx="165" cy="70" r="5" fill={colours.accent} />
    <path
      d="M84 160v-28c0-8 4-14 10-18M156 160v-28c0-8-4-14-10-18"
      stroke={colours.accent}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path d="M30 168h180" stroke={colours.wood} strokeWidth="6" strokeLinecap="round" />
    <path
      d="M182 128h26v34h-26z"
      fill={colours.surface}
      stroke={colours.line}
      strokeWidth="2"
      transform="rotate(8 195 145)"
    />
    <path
      d="M189 137h13M188 145h13M187 153h8"
      stroke={colours.line}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
