import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import { useFormat } from '../../format.ts';
import type { Purchase } from './purchase.ts';

/** Told once more on every page: the price is not the one that the search showed. */
export function PriceNote({ purchase: { priceChange } }: { readonly purchase: Purchase }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!priceChange) return null;
  const { from, to } = priceChange;
  const [before, now] = [format.money(from), format.money(to)];
  return to.amountMinor > from.amountMinor ? (
    <Note tone="warn" title={t`The airline changed the price of the flights from ${before} to ${now}`}>
      {t`The total here is the new one. Nothing is charged before you press Book.`}
    </Note>
  ) : (
    <Note tone="good" title={t`The flights cost ${now} now, less than the ${before} you saw first`}>
      {t`The total here is the lower one.`}
    </Note>
  );
}

/** Nothing here is real; said before anybody types a name or pays. */
export function SampleNote({ purchase: { product } }: { readonly purchase: Purchase }) {
  const { t } = useLingui();
  if (product.dataClass !== 'demo') return null;
  return (
    <Note title={t`Sample booking`}>
      {t`The carriers are invented: no seat is held with an airline and no money is taken.`}
    </Note>
  );
}
