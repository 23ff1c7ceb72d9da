import { CancelView } from '../../features/booking/cancel-view.tsx';

export { action, loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [CancelView];
