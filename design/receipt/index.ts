export { Receipt } from './receipt.tsx';
export type { ReceiptProps } from './receipt.tsx';
