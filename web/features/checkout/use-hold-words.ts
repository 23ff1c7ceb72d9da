import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#design/hydrated';
import { useFormat } from '../../format.ts';
import { wallClock } from '../reader/wall-clock.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import type { Purchase } from './purchase.ts';

/** Until when it is kept at this price, as a time: on the reader's clock once that is known, before on the one where it begins. */
export function useHoldWords({ priceUntil, items }: Pick<Purchase, 'items' | 'priceUntil'>): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const hydrated = useHydrated();
  const wordsOf = useItemWords();
  const product = items[0]?.product;
  if (!priceUntil || !product) return undefined;
  const there = wordsOf(product).clock(product);
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : there.zone;
  const clock = hydrated ? t`your time` : t`${there.place} time`;
  const at = (instant: string) => format.time(wallClock(instant, zone));
  const price = at(priceUntil);
  return t`Price held until ${price}, ${clock}`;
}
