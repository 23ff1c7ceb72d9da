import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { AskFirst } from '#design/ask-first';
import { Button } from '#design/button';
import type { CartLine } from '#design/cart';
import { Icon } from '#design/icon';
import type { Quote, QuoteItem } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { partsOf } from '../verticals/checkout-parts.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/checkout-words.ts';
import { useWhen } from '../verticals/use-when.ts';
import { VERTICALS } from '../verticals/index.ts';
import type { CartData } from './cart-data.ts';

/** The items of a cart, each with the way to another of its kind and out of the cart. */
export function useCartLines({
  quote,
  formtoken,
  back,
}: Pick<CartData, 'formtoken' | 'back'> & { readonly quote: Quote }) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const when = useWhen();
  const lists = useLists();
  const busy = useNavigation().state !== 'idle';
  return (item: QuoteItem, at: number): CartLine => {
    const { product, price } = item;
    const { name, about, extras } = wordsOf(product);
    const money = (amountMinor: number): string => format.money({ ...price.total, amountMinor });
    const chosen = extras(item).map(({ text, amountMinor, eachMinor }) => {
      if (amountMinor === 0) return lists.facts([text, t`included`]);
      const [all, each] = [money(amountMinor), eachMinor === undefined ? '' : money(eachMinor)];
      return lists.facts([text, ...(each ? [t`${each} each`, t`${all} in all`] : [all])]);
    });
    const title = name(product);
    const { total } = quote.price;
    const left = format.money({ ...total, amountMinor: total.amountMinor - price.total.amountMinor });
    const icon = VERTICALS[product.vertical]?.icon ?? 'plane';
    return {
      key: `${product.offerId} ${at}`,
      sign: <Icon name={icon} />,
      title,
      lines: [...when(product), about(product), ...chosen],
      price: format.money(price.total),
      change: { href: partsOf(product).choicePath(product), text: t`Change`, label: t`Change ${title}` },
      remove: (
        <AskFirst
          look="link"
          text={t`Remove`}
          of={title}
          keep={t`Keep`}
          outcome={
            quote.items.length > 1 ? t`New total: ${left}` : t`Your trip is then empty and its price is no longer held.`
          }
        >
          <PostForm formtoken={formtoken} action="/cart">
            <input type="hidden" name="back" value={back} />
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="item" value={at} />
            <Button type="submit" variant="danger" size="compact" disabled={busy} aria-label={t`Remove ${title}`}>
              {t`Remove`}
            </Button>
          </PostForm>
        </AskFirst>
      ),
    };
  };
}
