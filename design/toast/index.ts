export { Toasts, useToast } from './toast.tsx';
export type { ToastMessage } from './toast.tsx';
