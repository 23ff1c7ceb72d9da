export { Dialog, DialogFrame } from './dialog.tsx';
export type { DialogFrameProps, DialogProps } from './dialog.tsx';
