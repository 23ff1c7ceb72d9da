import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { SummaryFacts } from '#design/summary-foot';
import type { Product } from '#contract/booking';
import { type MapPoint, partsOf } from '../../verticals/checkout-parts.ts';
import { useTermFacts } from '../../verticals/use-term-facts.ts';
import type { PurchaseItem } from '../purchase.ts';

export { AddBesideContent } from './add-beside.tsx';
export { LapsedContent } from './lapsed.tsx';
export { PriceLinesContent } from './price-lines.tsx';
export { PriceNotesContent } from './price-notes.tsx';
export { ReviewContent } from './review.tsx';
export { SamplesContent } from './samples.tsx';
export { TogetherContent } from './together.tsx';

interface ThingProps {
  readonly product: Product;
  readonly map: readonly MapPoint[];
}

export function ThingContent({ product, map }: ThingProps) {
  const { Thing } = partsOf(product);
  return <Thing product={product} map={map} />;
}

export function PartTermsContent({ items }: { readonly items: readonly PurchaseItem[] }) {
  const facts = useTermFacts()(items);
  return <SummaryFacts facts={facts} />;
}

interface BackProps extends Pick<ThingProps, 'product'> {
  /** A press of the form that keeps what is typed in it. */
  readonly keeps?: boolean;
}

export function BackContent({ product, keeps }: BackProps) {
  const { useWords, choicePath } = partsOf(product);
  const { back } = useWords();
  if (keeps)
    return (
      <Button type="submit" variant="quiet" icon="chevron-left" name="intent" value="change">
        {back}
      </Button>
    );
  return (
    <LinkButton variant="quiet" icon="chevron-left" href={choicePath(product)}>
      {back}
    </LinkButton>
  );
}
