import { lazy } from 'react';

// Under the name of the share that areas load too, so that nobody fetches dialogs twice.
const loadDialogs = () => import(/* webpackChunkName: "dialog" */ '../dialog/index.ts');

export const Dialog = lazy(async () => ({ default: (await loadDialogs()).Dialog }));
export const ConfirmDialog = lazy(async () => ({ default: (await loadDialogs()).ConfirmDialog }));
