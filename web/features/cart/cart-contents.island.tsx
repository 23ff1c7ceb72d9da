import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { CartList } from '#design/cart';
import { LinkButton } from '#design/link-button';
import { SummaryFacts } from '#design/summary-foot';
import { isHeld, type Quote } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useSpanWords } from '../booking/use-span-words.ts';
import { PriceLinesContent } from '../checkout/parts/price-lines.tsx';
import { FROM_CART, quotePath } from '../checkout/paths.ts';
import { PostForm } from '../../post-form.tsx';
import { useItemWords } from '../verticals/checkout-words.ts';
import { VERTICALS } from '../verticals/index.ts';
import { useTermFacts } from '../verticals/use-term-facts.ts';
import type { CartData } from './cart-data.ts';
import styles from './cart.module.css';
import { useCurrencyWords } from './use-currency-words.ts';
import { useCartLines } from './use-cart-lines.tsx';
import { useSumFacts } from './use-sum-facts.ts';

interface CartContentsListProps extends Omit<CartData, 'quote' | 'missed'> {
  readonly quote: Quote;
}

/** What is held until when and on what terms, what can be changed, and the way to pay. */
export function CartContentsList({ quote, adding, formtoken, back }: CartContentsListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const sums = useSumFacts();
  const terms = useTermFacts();
  const lines = useCartLines({ quote, formtoken, back });
  const { items, price, dueNow, expiresAt, id, orderId } = quote;
  const total = format.money(price.total);
  const currency = useCurrencyWords()(price.total.currency);
  return (
    <CartList
      items={items.map(lines)}
      open={useOpenLine(quote, adding)}
      total={{
        text: t`Total with all charges`,
        amount: total,
      }}
      on={
        <LinkButton
          variant="primary"
          size="large"
          wide
          href={orderId === null ? quotePath(id) : quotePath(id) + FROM_CART}
        >
          {t`Continue to checkout`}
        </LinkButton>
      }
      more={<AddMore quote={quote} adding={adding} formtoken={formtoken} back={back} />}
    >
      <PriceLinesContent items={items} />
      <SummaryFacts
        facts={[
          ...sums({ total: price.total, dueNow, heldUntil: expiresAt, items }).facts.map((fact) =>
            fact.icon === 'clock' && isHeld(items)
              ? {
                  ...fact,
                  more: [
                    ...(fact.more ?? []),
                    t`While you change something, ${total} stays held. Your new choice replaces the old one.`,
                  ],
                }
              : fact,
          ),
          ...terms(items),
          ...(currency ? [{ icon: 'info' as const, text: currency }] : []),
        ]}
      />
    </CartList>
  );
}

/** What is being chosen to go with it. */
function useOpenLine({ items }: Quote, adding: boolean) {
  const { t } = useLingui();
  const span = useSpanWords();
  const wordsOf = useItemWords();
  const first = items[0]?.product;
  const { when } = useFacts().chrome.cart ?? {};
  if (!adding || !first) return undefined;
  const { vertical, open } = wordsOf(first).beside(first);
  if (items.some(({ product }) => product.vertical === vertical)) return undefined;
  const days = when ? span(when.from, when.to ?? when.from) : '';
  return { icon: VERTICALS[vertical]?.icon ?? 'plane', title: open, text: days, state: t`Choosing` };
}

/** Where nothing is being chosen: the way to add what goes with it, where the brand sells that. */
function AddMore({ quote: { items }, adding, formtoken, back }: CartContentsListProps) {
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
