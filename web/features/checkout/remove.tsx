import type { PurchaseItem } from './purchase.ts';

/** Which quote the form is about; on pages of an order nothing. */
export function QuoteField({ id }: { readonly id: string | undefined }) {
  return id === undefined ? null : <input type="hidden" name="quoteId" value={id} />;
}

/** Which one is to be taken out: of an order by its id, of a quote by its place. */
export function RemoveFields({ item: { id }, at }: { readonly item: PurchaseItem; readonly at: number }) {
  return (
    <>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="itemId" value={id ?? ''} />
      <input type="hidden" name="item" value={at} />
    </>
  );
}
