import type { ListedResults } from '../listed.ts';

/** The longest journey that is drawn: of a step its flights and what is chosen before, else every slice. In minutes. */
export function scaleOf({ step, chosen, offers }: Pick<ListedResults, 'step' | 'chosen' | 'offers'>): number {
  const [first, end] = step === null ? [0, undefined] : step === 'back' ? [1, 2] : [0, 1];
  const drawn = offers.flatMap(({ slices }) => slices.slice(first, end));
  return Math.max(1, chosen?.durationMinutes ?? 0, ...drawn.map(({ durationMinutes }) => durationMinutes));
}
