export { VisitorStore } from './visitor-store.tsx';
