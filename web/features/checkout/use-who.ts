import { useLingui } from '@lingui/react/macro';
import type { TravellerSlot } from '#contract/booking';
import { useItemWords } from '../verticals/checkout-words.ts';
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
  const wordsOf = useItemWords();
  const travel = slots.flatMap(({ kind, item }) => (kind === 'guest' ? [] : (items[item]?.product ?? [])));
  if (travel.length === 0)
    return { title: t`Who is staying?`, lead: t`One name for each room is enough. Nothing is charged on this page.` };
  const abroad = travel.some((product) => wordsOf(product).paper(product) === 'passport');
  return {
    title: t`Who is travelling?`,
    lead: abroad
      ? t`Names must match the passport. Nothing is charged on this page.`
      : t`Names must match the government-issued photo ID. Nothing is charged on this page.`,
  };
}
