export { Absent, Given, placeholder } from './placeholders.tsx';
export { renderDocument } from './render-document.tsx';
export type { DocumentHead } from './document-head.ts';
