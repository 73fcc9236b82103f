/** The in-page anchors, in the order in which they stand on the page. */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'stories', label: 'Stories' },
  { id: 'impact', label: 'Impact' },
  { id: 'faqs', label: 'FAQs' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

/** The share of a section that must be in view before its anchor is highlighted. */
export const highlightThreshold = 0.6;
