import { SheetView } from '../../features/booking/sheet-view.tsx';

export { loader } from './data.ts';
export { default } from './page.tsx';
export const islands = [SheetView];
