import { useLingui } from '@lingui/react/macro';
import type { TravellerSlot } from '#contract/booking';

/** Who is asked for: who travels, or in whose name rooms are kept. */
export function useWho(slots: readonly Pick<TravellerSlot, 'kind'>[]): {
  readonly title: string;
  readonly lead: string;
} {
  const { t } = useLingui();
  return slots.every(({ kind }) => kind === 'guest')
    ? { title: t`Who is staying?`, lead: t`One name for each room is enough. Nothing is charged on this page.` }
    : {
        title: t`Who is travelling?`,
        lead: t`Names must match the passport. Nothing is charged on this page.`,
      };
}
