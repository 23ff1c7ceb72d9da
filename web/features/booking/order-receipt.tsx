import { useLingui } from '@lingui/react/macro';
import { Receipt } from '#design/receipt';
import type { SumLine } from '#design/sums';
import type { Order } from '#contract/booking';
import type { PriceLine } from '#contract/search';
import { useFormat } from '../../format.ts';
import { PriceParts } from '../verticals/flights/price-parts.tsx';
import styles from './order-page.module.css';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useSampleWords } from './use-sample-words.ts';

const PAID: readonly Order['payments'][number]['state'][] = ['captured', 'partially_refunded', 'refunded'];

/** What was paid, with what, and why it is the amount it is. */
export function OrderReceipt({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const lines = useReceiptLines(order);
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

/** The many lines of a price in four; they add up to the same total. */
function useReceiptLines({ price }: Order): SumLine[] {
  const { t } = useLingui();
  const format = useFormat();
  const groups: readonly (readonly [string, readonly PriceLine['kind'][]])[] = [
    [t`Fares`, ['base']],
    [t`Taxes and airport charges`, ['tax', 'fee', 'surcharge']],
    [t`Bags`, ['bag']],
    [t`Seats`, ['seat']],
  ];
  return groups.flatMap(([text, kinds]) => {
    const own = price.lines.filter(({ kind }) => kinds.includes(kind));
    if (own.length === 0) return [];
    const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0);
    return [{ text, amount: format.money({ amountMinor, currency: price.total.currency }) }];
  });
}

function useReceiptNotes(order: Order): string[] {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock(order);
  const card = useCardWords();
  const payment = order.payments.at(-1);
  const { priceFirstSeen: first, price } = order;
  const apart = price.total.amountMinor - first.amountMinor;
  const seen = format.money(first);
  const difference = format.money({ amountMinor: Math.abs(apart), currency: first.currency });
  const more = t`The price you saw first was ${seen}; extras and changes you accepted added ${difference}.`;
  const less = t`The price you saw first was ${seen}; you pay ${difference} less.`;
  return [
    ...(payment && PAID.includes(payment.state) ? [`${capital(card(payment))}, ${clock.day(payment.at)}`] : []),
    apart === 0 ? t`The price you saw first` : apart > 0 ? more : less,
    ...(order.payment.kind === 'simulator' ? [t`Test payment: no card was charged`] : []),
  ];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
