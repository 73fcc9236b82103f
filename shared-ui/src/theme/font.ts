/** The product's typeface, then a local one stretched to the same metrics while it loads. */
export const fontFamily = '"Inter", "Inter fallback", "Inter fallback Android", sans-serif';

const inter = new URL('./inter.woff2', import.meta.url).href;

/** Inter's own line metrics over the width that the local typeface is stretched by. */
function fallback(name: string, sources: string, stretch: number): string {
  const percent = (share: number) => `${((share / stretch) * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${name}";src:${sources};size-adjust:${(stretch * 100).toFixed(2)}%;ascent-override:${percent(0.96875)};descent-override:${percent(0.2412)};line-gap-override:0%}`;
}

/** The font faces as one style sheet. */
export const fontFaces = [
  `@font-face{font-family:"Inter";src:url("${inter}") format("woff2");font-weight:400 800;font-display:swap}`,
  fallback('Inter fallback', 'local("Arial"),local("Liberation Sans")', 1.07),
  fallback('Inter fallback Android', 'local("Roboto")', 1.06),
].join('');
