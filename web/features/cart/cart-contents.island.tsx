import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { CartList } from '#design/cart';
import { LinkButton } from '#design/link-button';
import type { Quote } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { useItemWords } from '../verticals/checkout-words.ts';
import { VERTICALS } from '../verticals/index.ts';
import type { CartData } from './cart-data.ts';
import styles from './cart.module.css';
import { useCartLines } from './use-cart-lines.tsx';
import { useHeldWords } from './use-held-words.ts';

interface CartContentsListProps extends Omit<CartData, 'quote'> {
  readonly quote: Quote;
}

/** What is held until when, what can be changed, and the way to pay. */
export function CartContentsList({ quote, adding, formtoken, back, now }: CartContentsListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const held = useHeldWords();
  const lines = useCartLines({ formtoken, back });
  const { items, price, expiresAt, id } = quote;
  return (
    <CartList
      held={held(expiresAt, now)}
      items={items.map(lines)}
      open={useOpenLine(quote, adding)}
      total={{
        label: t`${plural(items.length, { one: 'Total with all charges', other: 'Total for # items with all charges' })}`,
        price: format.money(price.total),
      }}
    >
      <LinkButton variant="primary" size="large" wide href={`/checkout/${id}`}>
        {t`Continue to checkout`}
      </LinkButton>
      <AddMore quote={quote} adding={adding} formtoken={formtoken} back={back} />
    </CartList>
  );
}

/** What is being chosen to go with it. */
function useOpenLine({ items }: Quote, adding: boolean) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const first = items[0]?.product;
  const { when } = useFacts().chrome.cart ?? {};
  if (!adding || !first) return undefined;
  const { vertical, open } = wordsOf(first).beside(first);
  if (items.some(({ product }) => product.vertical === vertical)) return undefined;
  const days = when ? [when.from, ...(when.to ? [when.to] : [])].map((day) => format.day(day)).join(' – ') : '';
  return { icon: VERTICALS[vertical]?.icon ?? 'plane', title: open, text: days, state: t`Choosing` };
}

/** Where nothing is being chosen: the way to add what goes with it, where the brand sells that. */
function AddMore({ quote: { items }, adding, formtoken, back }: Omit<CartContentsListProps, 'now'>) {
  const { chrome } = useFacts();
  const wordsOf = useItemWords();
  const busy = useNavigation().state !== 'idle';
  const first = items[0]?.product;
  if (adding || !first) return null;
  const { vertical, text } = wordsOf(first).beside(first);
  const there = items.some(({ product }) => product.vertical === vertical);
  if (there || !chrome.primary.some(({ verticalName }) => verticalName === vertical)) return null;
  return (
    <PostForm formtoken={formtoken} action="/cart" className={styles.more}>
      <input type="hidden" name="back" value={back} />
      <Button type="submit" variant="quiet" name="intent" value="add" disabled={busy} wide>
        {text}
      </Button>
    </PostForm>
  );
}
