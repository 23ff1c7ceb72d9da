import type { ListedResults } from '../listed.ts';

/** The longest flight of a step and what is chosen before it, in minutes. */
export function scaleOf({ step, chosen, offers }: ListedResults): number {
  const at = step === 'back' ? 1 : 0;
  return Math.max(1, chosen?.durationMinutes ?? 0, ...offers.map(({ slices }) => slices[at]?.durationMinutes ?? 0));
}
