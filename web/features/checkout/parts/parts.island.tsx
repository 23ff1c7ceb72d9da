import { LinkButton } from '#design/link-button';
import type { Product } from '#contract/booking';
import { type MapPoint, partsOf } from '../../verticals/checkout-parts.ts';

export { ReviewContent } from './review.tsx';

interface ThingProps {
  readonly product: Product;
  readonly map: readonly MapPoint[];
}

export function ThingContent({ product, map }: ThingProps) {
  const { Thing } = partsOf(product);
  return <Thing product={product} map={map} />;
}

export function BackContent({ product }: Pick<ThingProps, 'product'>) {
  const { useWords, choicePath } = partsOf(product);
  const { back } = useWords();
  return (
    <LinkButton variant="quiet" icon="chevron-left" href={choicePath(product)}>
      {back}
    </LinkButton>
  );
}
