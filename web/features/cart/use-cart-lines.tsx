import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import type { CartLine } from '#design/cart';
import { Icon } from '#design/icon';
import type { QuoteItem } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { partsOf } from '../verticals/checkout-parts.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { VERTICALS } from '../verticals/index.ts';
import type { CartData } from './cart-data.ts';

/** The items of a cart, each with the way to another of its kind and out of the cart. */
export function useCartLines({ formtoken, back }: Pick<CartData, 'formtoken' | 'back'>) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  return ({ product, price }: QuoteItem, at: number): CartLine => {
    const { name, when, about } = wordsOf(product);
    const title = name(product);
    const icon = VERTICALS[product.vertical]?.icon ?? 'plane';
    return {
      key: product.offerId,
      sign: <Icon name={icon} />,
      title,
      lines: [when(product), about(product)],
      price: format.money(price.total),
      change: { href: partsOf(product).choicePath(product), text: t`Change`, label: t`Change ${title}` },
      remove: (
        <PostForm formtoken={formtoken} action="/cart">
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="item" value={at} />
          <Button type="submit" variant="link" size="compact" disabled={busy} aria-label={t`Remove ${title}`}>
            {t`Remove`}
          </Button>
        </PostForm>
      ),
    };
  };
}
