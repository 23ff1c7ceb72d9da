import { useLingui } from '@lingui/react/macro';
import type { TravellerSlot } from '#contract/booking';
import { leadsAbroad } from '../verticals/names-abroad.ts';
import type { PurchaseItem } from './purchase.ts';

/** Who is asked for: who travels, or in whose name rooms are kept. */
export function useWho(
  slots: readonly Pick<TravellerSlot, 'kind' | 'item'>[],
  items: readonly Pick<PurchaseItem, 'product'>[],
): {
  readonly title: string;
  readonly lead: string;
} {
  const { t } = useLingui();
  const travel = slots.flatMap(({ kind, item }) => (kind === 'guest' ? [] : (items[item]?.product ?? [])));
  if (travel.length === 0)
    return { title: t`Who is staying?`, lead: t`One name for each room is enough. Nothing is charged on this page.` };
  return {
    title: t`Who is travelling?`,
    lead: travel.some(leadsAbroad)
      ? t`Names must match the passport. Nothing is charged on this page.`
      : t`Names must match the government-issued photo ID. Nothing is charged on this page.`,
  };
}
