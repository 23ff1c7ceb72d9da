export { Receipt } from './receipt.tsx';
export type { ReceiptNote, ReceiptProps } from './receipt.tsx';
