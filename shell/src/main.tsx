import { standingDocument } from './document/standing-document.ts';

/** Lets the browser do what waits, such as a tap. */
const room = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// All of it lies in this one script, and is run when it is asked for.
const bringReact = () => import(/* webpackMode: "eager" */ 'react-dom/client');
const bringTheme = () => import(/* webpackMode: "eager" */ '@ifj/shared-ui/theme');
const bringUi = () => import(/* webpackMode: "eager" */ '@ifj/shared-ui');
const bringApi = () => import(/* webpackMode: "eager" */ '@ifj/shared-api');
const bringShell = () => import(/* webpackMode: "eager" */ './bootstrap.tsx');

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the product');
  if (standingDocument() !== null) {
    // Whoever reads a document taps and scrolls meanwhile: the libraries run in pieces.
    for (const bring of [bringReact, bringTheme, bringUi, bringApi, bringShell]) {
      await room();
      await bring();
    }
    await room();
  }
  const { start } = await bringShell();
  await start(root, document.getElementById('discovery')?.nonce);
}

// The page and the gateway hear of it as of a rejection that nobody handles. They know by the script
// in the stack whose it is, and not everything that is thrown has one.
begin().catch((cause: unknown) => {
  throw new Error('The shell does not start', { cause });
});
