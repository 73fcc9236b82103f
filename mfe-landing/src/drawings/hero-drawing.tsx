import { colours } from './colours.ts';

/** A student at a desk sends a resume to a verified company. Decoration only: assistive technology skips it. */
export const HeroDrawing = () => (
  <svg viewBox="0 0 520 400" width="100%" fill="none" aria-hidden="true" focusable="false">
    <path
      d="M52 214C40 110 136 34 266 36s222 62 216 170-84 158-218 158S64 318 52 214z"
      fill={colours.tint}
    />
    <path
      d="M134 112C176 46 246 44 292 92"
      stroke={colours.green}
      strokeWidth="3"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <path
      d="M284 82l9 11-14 3"
      stroke={colours.green}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="rotate(-8 96 134)">
      <rect
        x="58"
        y="84"
        width="78"
        height="100"
        rx="8"
        fill={colours.surface}
        stroke={colours.line}
        strokeWidth="2"
      />
      <circle cx="78" cy="106" r="9" fill={colours.accent} />
      <path
        d="M94 102h28M94 111h18M70 130h52M70 142h52M70 154h40"
        stroke={colours.line}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
    <rect
      x="300"
      y="66"
      width="176"
      height="128"
      rx="14"
      fill={colours.surface}
      stroke={colours.line}
      strokeWidth="2"
    />
    <rect x="316" y="82" width="34" height="34" rx="8" fill={colours.green} />
    <path
      d="M326 108V92h14v16M330 97h1M335 97h1M330 102h1M335 102h1"
      stroke={colours.white}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M362 90h56" stroke={colours.ink} strokeWidth="6" strokeLinecap="round" />
    <path
      d="M362 106h38M316 134h140M316 148h104"
      stroke={colours.line}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="448" cy="98" r="12" fill={colours.green} />
    <path
      d="M442 98l4 5 8-9"
      stroke={colours.white}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="316" y="162" width="84" height="20" rx="10" fill={colours.accent} />
    <path d="M334 172h48" stroke={colours.accentShade} strokeWidth="4" strokeLinecap="round" />
    <rect
      x="366"
      y="206"
      width="124"
      height="54"
      rx="12"
      fill={colours.surface}
      stroke={colours.line}
      strokeWidth="2"
    />
    <circle cx="392" cy="233" r="14" fill={colours.green} />
    <path
      d="M385 233l5 6 10-11"
      stroke={colours.white}
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M416 226h56" stroke={colours.ink} strokeWidth="6" strokeLinecap="round" />
    <path d="M416 242h38" stroke={colours.line} strokeWidth="6" strokeLinecap="round" />
    <path d="M104 322v-44c0-12 8-20 18-20h14v64z" fill={colours.greenShade} />
    <path d="M120 322c0-56 16-92 56-92 42 0 56 38 56 92z" fill={colours.green} />
    <path d="M164 206h26v28c0 8-6 12-13 12s-13-4-13-12z" fill={colours.skinShade} />
    <circle cx="176" cy="166" r="43" fill={colours.hair} />
    <path d="M150 172c0-20 12-30 30-30s28 12 28 32-12 38-30 38-28-18-28-40z" fill={colours.skin} />
    <path
      d="M148 164c8-4 16-14 20-24 10 12 26 18 42 20-2-24-16-36-34-36s-30 18-28 40z"
      fill={colours.hair}
    />
    <path d="M180 172h1M198 172h1" stroke={colours.hair} strokeWidth="6" strokeLinecap="round" />
    <path
      d="M178 192c5 6 13 6 17 0"
      stroke={colours.white}
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path
      d="M190 262c10 34 26 46 62 46"
      stroke={colours.greenShade}
      strokeWidth="22"
      strokeLinecap="round"
    />
    <circle cx="256" cy="308" r="11" fill={colours.skin} />
    <path d="M244 318h88" stroke={colours.ink} strokeWidth="8" strokeLinecap="round" />
    <path d="M332 316l22-66" stroke={colours.ink} strokeWidth="8" strokeLinecap="round" />
    <path d="M402 322l-5-28h30l-5 28z" fill={colours.accent} />
    <path
      d="M412 294c-2-18-12-24-22-26 0 14 8 24 22 26zM412 294c2-20 12-28 24-30 0 16-10 28-24 30z"
      fill={colours.green}
    />
    <path d="M56 326h412" stroke={colours.wood} strokeWidth="10" strokeLinecap="round" />
    <path d="M96 331v44M428 331v44" stroke={colours.wood} strokeWidth="8" strokeLinecap="round" />
  </svg>
);
