export { Dialog, type DialogProps } from './dialog.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { StepDialog, type DialogStep } from './step-dialog.tsx';
export { ActionMenu, type MenuAction } from './action-menu.tsx';
