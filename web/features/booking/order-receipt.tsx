import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Receipt, type ReceiptNote } from '#design/receipt';
import type { SumLine } from '#design/sums';
import { isTestPaid, type Order, type OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { ItemPrice, useItemWords } from '../verticals/order-parts.tsx';
import { addedExtras, extrasMinor, startOf } from './added-extras.ts';
import { hasGone, isMissing, isNotBooked } from './item-kinds.ts';
import { paidOf, type Paid } from './paid-of.ts';
import { leadsWithRefund } from './refunds.tsx';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useSampleWords } from './use-sample-words.ts';

/** What was paid, with what, and why it is the amount it is. */
export function OrderReceipt({ order, children }: { readonly order: Order; readonly children?: ReactNode }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const notes = useReceiptNotes(order);
  const sample = useSampleWords(order);
  const sums = useReceiptSums(order);
  return (
    <Receipt
      title={paidOf(order) ? t`Receipt` : t`Price`}
      {...sums}
      isRefunded={leadsWithRefund(order, now)}
      notes={notes}
      sample={sample}
    >
      {children}
    </Receipt>
  );
}

/** Every line of what each thing costs. */
export function OrderPrice({ order }: { readonly order: Order }) {
  const wordsOf = useItemWords();
  const priced = order.items.filter((item) => order.items.length === 1 || !isMissing(order, item));
  return (
    <div>
      {priced.map((item) => (
        <ItemPrice key={item.id} item={item} {...(order.items.length > 1 && { name: wordsOf(item).name })} />
      ))}
    </div>
  );
}

interface ReceiptSums {
  readonly lines: SumLine[];
  readonly total: SumLine;
  /** What of the total was paid, what is due there, what came back and what is left of the payment. */
  readonly split?: SumLine[];
}

/** One thing is told by what its price is made of, several by what each of them cost; both add up. */
export function useReceiptSums(order: Order): ReceiptSums {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  const paid = paidOf(order);
  const back = useBackLines(order, paid);
  const several = useSeveralSums(order);
  const [first, ...more] = order.items;
  const words = first && wordsOf(first);
  if (words && more.length === 0) {
    const { charged, there, thereTotal } = words.money;
    if (!paid && order.dueNow.amountMinor === 0 && thereTotal)
      return { lines: [...there], total: { text: t`Pay at the property`, amount: format.money(thereTotal) } };
    const now = paid ? paid.taken : order.dueNow;
    if (!thereTotal || isMissing(order, first))
      return {
        lines: [...charged],
        total: { text: paid ? t`Paid` : t`Total`, amount: format.money(now) },
        ...(back && { split: back }),
      };
    const all = { ...now, amountMinor: now.amountMinor + thereTotal.amountMinor };
    return {
      lines: [...charged, ...there],
      total: { text: t`Total`, amount: format.money(all) },
      split: [
        { text: paid ? t`Paid` : t`To pay when booking`, amount: format.money(now) },
        ...(back ?? []),
        { text: t`Pay at the property`, amount: format.money(thereTotal) },
      ],
    };
  }
  return several(paid, back);
}

/** Each thing with all that it costs, there too; what was cancelled owes a property nothing. */
function useSeveralSums(order: Order): (paid: Paid | undefined, back: SumLine[] | undefined) => ReceiptSums {
  const { t } = useLingui();
  const format = useFormat();
  const wordsOf = useItemWords();
  return (paid, back) => {
    const thereOf = (item: OrderItem): number =>
      isMissing(order, item) || item.state === 'cancelled' ? 0 : (wordsOf(item).money.thereTotal?.amountMinor ?? 0);
    const nowOf = (item: OrderItem): number => (isNotBooked(item) ? 0 : item.dueNow.amountMinor);
    const { currency } = order.dueNow;
    const money = (amountMinor: number): string => format.money({ amountMinor, currency });
    const sum = (of: (item: OrderItem) => number): number => order.items.reduce((all, item) => all + of(item), 0);
    const lines = order.items
      .filter((item) => isNotBooked(item) || nowOf(item) + thereOf(item) > 0)
      .map((item) => {
        const { name } = wordsOf(item);
        return { text: isNotBooked(item) ? t`${name}: not booked` : name, amount: money(nowOf(item) + thereOf(item)) };
      });
    const [now, there] = [paid ? paid.taken.amountMinor : sum(nowOf), sum(thereOf)];
    const charged = { text: paid ? t`Paid` : t`To pay when booking`, amount: money(now) };
    if (there === 0) return { lines, total: charged, ...(back && { split: back }) };
    return {
      lines,
      total: { text: t`Total`, amount: money(now + there) },
      split: [charged, ...(back ?? []), { text: t`Pay at the property`, amount: money(there) }],
    };
  };
}

/** What comes back of what was paid, and what is left of it; each refund stands on the page with how far it is. */
function useBackLines({ refunds }: Order, paid: Paid | undefined): SumLine[] | undefined {
  const { t } = useLingui();
  const format = useFormat();
  if (!paid || refunds.length === 0) return undefined;
  const { taken } = paid;
  const backMinor = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const done = refunds.every(({ state }) => state === 'paid');
  return [
    { text: done ? t`Refunded` : t`Refund on its way`, amount: format.money({ ...taken, amountMinor: -backMinor }) },
    { text: t`Paid after refunds`, amount: format.money({ ...taken, amountMinor: taken.amountMinor - backMinor }) },
  ];
}

function useReceiptNotes(order: Order): ReceiptNote[] {
  const { t } = useLingui();
  const clock = useClock(order);
  const card = useCardWords();
  const lists = useLists();
  const there = useThereNotes(order);
  const seen = useSeenNote(order);
  const paidWith = ({ payment }: Paid): string => lists.facts([capital(card(payment)), clock.day(payment.at)]);
  const paid = paidOf(order);
  const settled = [
    ...(paid ? [paidWith(paid)] : []),
    // What is no longer booked is compared with nothing.
    ...(order.state === 'partly_confirmed' || hasGone(order) || !seen ? [] : [seen]),
    ...(isTestPaid(order) && order.dueNow.amountMinor > 0 ? [t`Test payment: no card was charged`] : []),
  ];
  return [...settled.map((text) => ({ text, settled: true })), ...there.map((text) => ({ text, settled: false }))];
}

/** What is still to be paid at a place, and in which money it asks. */
function useThereNotes(order: Order): string[] {
  const wordsOf = useItemWords();
  return order.items.flatMap((item) => {
    if (isMissing(order, item)) return [];
    // How much it is stands among the sums.
    const { thereNote } = wordsOf(item).money;
    return thereNote && item.state !== 'cancelled' ? [thereNote] : [];
  });
}

/** Totals are compared with totals: what is due at a place is in both. Each sentence adds up by itself. */
function useSeenNote(order: Order): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const { priceFirstSeen: first, priceFirstSeenListed: listed, price, dueNow, items } = order;
  const { amountMinor, currency } = price.total;
  const later = amountMinor - dueNow.amountMinor;
  if (listed && items.length === 1 && amountMinor === first.amountMinor) {
    const seen = format.money(first);
    return later === 0 ? t`The price you first saw` : t`${seen} in total: the price you first saw`;
  }
  const start = startOf(order);
  if (!start || start.amountMinor === amountMinor) return undefined;
  const [seen, total, there] = [start, price.total, { amountMinor: later, currency }].map(format.money);
  const difference = format.money({ amountMinor: Math.abs(amountMinor - start.amountMinor), currency });
  const sum = later === 0 ? t`${total} in total` : t`${total} in total, including ${there} payable at the property`;
  if (start.amountMinor > amountMinor)
    return t`Price when you started checkout: ${seen}. You pay ${difference} less: ${sum}.`;
  if (extrasMinor(items) === 0)
    return t`Price when you started checkout: ${seen}. Changes you accepted added ${difference}: ${sum}.`;
  return addedExtras(order)
    ? t`Price when you started checkout: ${seen}. Extras added ${difference}: ${sum}.`
    : t`Price when you started checkout: ${seen}. Extras and changes you accepted added ${difference}: ${sum}.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
