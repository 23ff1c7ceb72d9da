import { useLingui } from '@lingui/react/macro';
import { Receipt } from '#design/receipt';
import type { Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PriceParts } from '../verticals/flights/price-parts.tsx';
import { useLists } from '../results/use-lists.ts';
import { usePriceParts } from '../verticals/flights/use-price-parts.ts';
import styles from './order-page.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useSampleWords } from './use-sample-words.ts';

const PAID: readonly Order['payments'][number]['state'][] = ['captured', 'partially_refunded', 'refunded'];

/** What was paid, with what, and why it is the amount it is. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const lines = usePriceParts()(order.price);
  const notes = useReceiptNotes(order);
  const sample = useSampleWords(order);
  const payment = order.payments.at(-1);
  const paid = payment !== undefined && PAID.includes(payment.state);
  return (
    <>
      <Receipt
        title={paid ? t`Receipt` : t`Price`}
        lines={lines}
        total={{ text: paid ? t`Paid` : t`Total`, amount: format.money(order.price.total) }}
        notes={notes}
        sample={order.dataClass === 'demo' ? sample : undefined}
      />
      <div className={styles.parts}>
        <PriceParts price={order.price} />
      </div>
    </>
  );
}

function useReceiptNotes(order: Order): string[] {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const lists = useLists();
  const payment = order.payments.at(-1);
  const { priceFirstSeen: first, price } = order;
  const apart = price.total.amountMinor - first.amountMinor;
  const seen = format.money(first);
  const difference = format.money({ amountMinor: Math.abs(apart), currency: first.currency });
  const more = t`The price you saw first was ${seen}; extras and changes you accepted added ${difference}.`;
  const less = t`The price you saw first was ${seen}; you pay ${difference} less.`;
  return [
    ...(payment && PAID.includes(payment.state) ? [lists.facts([capital(card(payment)), clock.day(payment.at)])] : []),
    apart === 0 ? t`The price you saw first` : apart > 0 ? more : less,
    ...(order.payment.kind === 'simulator' ? [t`Test payment: no card was charged`] : []),
  ];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
