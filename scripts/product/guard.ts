/** Options of Node for a program that ends with this process; it needs an IPC channel to it. */
export const endsWithThisProcess = [
  '--import',
  new URL(`leave-with-parent.ts?supervisor=${process.pid}`, import.meta.url).href,
];
