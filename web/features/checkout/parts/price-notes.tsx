import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import { useFormat } from '../../../format.ts';
import type { Cheaper } from '../../verticals/cheaper.ts';
import { CheaperNote } from '../../verticals/cheaper-note.tsx';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { Purchase, PurchaseItem } from '../purchase.ts';
import { type Replaced, ReplacedNote, type UndoProps } from './replaced-note.tsx';

interface PriceNotesProps extends Pick<Purchase, 'items'>, UndoProps {
  /** On the page after another choice: what that took the place of. */
  readonly replaced?: Replaced | undefined;
  /** What has the same extras for less. */
  readonly cheaper?: readonly Cheaper[] | undefined;
}

/** Told once more on every page: what costs something else than the search showed; first, what was replaced. */
export function PriceNotesContent({ items, replaced, cheaper, ...undo }: PriceNotesProps) {
  return (
    <>
      {replaced && <ReplacedNote replaced={replaced} items={items} {...undo} />}
      {items.map((item, at) => (
        <PriceNote key={`${item.product.offerId} ${at}`} item={item} />
      ))}
      {cheaper?.map((one) => (
        <CheaperNote key={one.href} cheaper={one} />
      ))}
    </>
  );
}

function PriceNote({ item: { product, priceChange } }: { readonly item: PurchaseItem }) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  if (!priceChange) return null;
  const { from, to } = priceChange;
  const [name, before, now] = [wordsOf(product).name(product), format.money(from), format.money(to)];
  return to.amountMinor > from.amountMinor ? (
    <Note tone="warn" title={t`The price of ${name} went up from ${before} to ${now}`}>
      {t`The total here is the new one. Nothing is charged before you press Book.`}
    </Note>
  ) : (
    <Note tone="good" title={t`${name} now costs ${now}, less than the ${before} you first saw`}>
      {t`The total here is the lower one.`}
    </Note>
  );
}
