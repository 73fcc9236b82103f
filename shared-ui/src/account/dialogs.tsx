import { loadDialog } from '../states/load-dialog.tsx';

// Under the name of the share that areas load too, so that nobody fetches dialogs twice.
const loadDialogs = () => import(/* webpackChunkName: "dialog" */ '../dialog/index.ts');

export const Dialog = loadDialog(async () => (await loadDialogs()).Dialog);
export const ConfirmDialog = loadDialog(async () => (await loadDialogs()).ConfirmDialog);
