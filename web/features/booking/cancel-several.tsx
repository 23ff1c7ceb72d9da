import { useLingui } from '@lingui/react/macro';
import { SumLines, SumTotal } from '#design/sums';
import type { CancelQuote, Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { cancelAddress } from './access.ts';
import styles from './cancel-page.module.css';
import type { CancelPageProps } from './cancel-view.island.tsx';
import { Breakdown, ItemSums, usePaidBack, useYesWords, YesOrNo } from './cancel-terms.tsx';
import { useClock } from './use-clock.ts';

/** Cancelling everything with one review: the terms of each thing, what comes back in total, yes or no. */
export function CancelSeveral({ order, access, formtoken, quotes }: CancelPageProps) {
  const { t } = useLingui();
  const yes = useYesWords();
  const clock = useClock(order);
  const someRemain = order.items.some(
    ({ id, state }) => state === 'confirmed' && !quotes.some(({ itemId }) => itemId === id),
  );
  return (
    <>
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms" className={styles.heading}>{t`Your refund if you cancel now`}</h2>
        {quotes.map((quote) => (
          <OfItem key={quote.id} order={order} quote={quote} />
        ))}
        <Total order={order} quotes={quotes} />
      </section>
      <YesOrNo
        access={access}
        formtoken={formtoken}
        quotes={quotes}
        clock={clock}
        action={cancelAddress(access)}
        yes={yes(quotes, someRemain ? t`Cancel these parts` : t`Cancel everything`)}
      />
    </>
  );
}

function OfItem({ order, quote }: { readonly order: Order; readonly quote: CancelQuote }) {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const lists = useLists();
  const item = order.items.find(({ id }) => id === quote.itemId);
  if (!item) return null;
  const { name, days, party } = wordsOf(item);
  const refund = { text: t`Refund`, amount: format.money(quote.refund) };
  return (
    <section className={styles.part}>
      <h3>{name}</h3>
      <p className={styles.holds}>{lists.facts([days, party])}</p>
      <ItemSums
        order={order}
        item={item}
        quote={quote}
        total={<SumLines lines={[refund]} className={styles.refund} />}
      />
      <Breakdown order={order} item={item} quote={quote} />
    </section>
  );
}

function Total({ order, quotes }: Pick<CancelPageProps, 'order' | 'quotes'>) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const paidBack = usePaidBack(order);
  const [first] = quotes;
  if (!first) return null;
  const amountMinor = quotes.reduce((sum, { refund }) => sum + refund.amountMinor, 0);
  const last = quotes.map(({ expectedBy }) => expectedBy).reduce((one, other) => (one > other ? one : other));
  return (
    <>
      <SumTotal text={t`Total refund`} amount={format.money({ ...first.refund, amountMinor })} />
      {amountMinor > 0 && <p>{paidBack(first.by, clock.day(last))}</p>}
    </>
  );
}
