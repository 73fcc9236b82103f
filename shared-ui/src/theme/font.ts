/** The product's typeface, then a local one stretched to the same metrics while it loads. */
export const fontFamily = '"Inter", "Inter fallback", "Inter fallback Android", sans-serif';

const inter = new URL('./inter.woff2', import.meta.url).href;

interface Fallback {
  family: string;
  sources: string;
  weights: string;
  /** How much wider Inter sets the same text. */
  stretch: number;
}

const fallbacks: Fallback[] = [
  {
    family: 'Inter fallback',
    sources: 'local("Arial"),local("Liberation Sans")',
    weights: '400 500',
    stretch: 1.074,
  },
  {
    family: 'Inter fallback',
    sources: 'local("Arial Bold"),local("Liberation Sans Bold")',
    weights: '600 800',
    stretch: 1.017,
  },
  {
    family: 'Inter fallback Android',
    sources: 'local("Roboto")',
    weights: '400 800',
    stretch: 1.063,
  },
];

/** Inter's own line metrics, as shares of its size, divided by the stretch. */
function fallbackFace({ family, sources, weights, stretch }: Fallback): string {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const rules = [
    `font-family:"${family}"`,
    `src:${sources}`,
    `font-weight:${weights}`,
    `size-adjust:${percent(stretch)}`,
    `ascent-override:${percent(0.96875 / stretch)}`,
    `descent-override:${percent(0.2412 / stretch)}`,
    'line-gap-override:0%',
  ];
  return `@font-face{${rules.join(';')}}`;
}

/** The font faces as one style sheet. */
export const fontFaces = [
  `@font-face{font-family:"Inter";src:url("${inter}") format("woff2");font-weight:400 800;font-display:swap}`,
  ...fallbacks.map(fallbackFace),
].join('');
