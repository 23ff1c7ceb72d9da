import { memoryIn } from '../../remembered.ts';

/** There while the reader wants searches kept in this browser; nothing is stored before. */
export const KEPT_SEARCHES = 'wf-searches';
export const device = memoryIn(() => localStorage);

/** Has the reader switched on that searches are kept in this browser? */
export function areKept(): boolean {
  return device.read(KEPT_SEARCHES) !== null;
}
