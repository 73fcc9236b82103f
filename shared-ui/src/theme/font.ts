/** The product's typeface, then a local one stretched to the same metrics while it loads. */
export const fontFamily = '"Inter", "Inter fallback", system-ui, sans-serif';
