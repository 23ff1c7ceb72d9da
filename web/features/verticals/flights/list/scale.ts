import { sentRows } from '../../../../in-page.ts';
import type { ListedResults } from '../listed.ts';

/** The longest journey that is drawn: of a step its flights and those chosen before, else every slice. In minutes. */
export function scaleOf({ step, chosen, offers }: Pick<ListedResults, 'step' | 'chosen' | 'offers'>): number {
  const at = chosen.length;
  const drawn = sentRows(offers).flatMap(({ slices }) => (step === null ? slices : slices.slice(at, at + 1)));
  return Math.max(1, ...[...chosen, ...drawn].map(({ durationMinutes }) => durationMinutes));
}
