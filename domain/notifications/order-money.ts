import { isTestPaid, type Order, paymentStage, type PaymentView } from '#contract/booking';
import { brandName, type CardBrand } from '#contract/payments';
import type { Money } from '#contract/core';
import type { PriceLine } from '#contract/search';
import { formatDay, formatMoney } from '#domain/locale';
import type { Section } from './mail.ts';
import { isTouched, type DescribedItem, wasBooked } from './described-order.ts';
import type { Words } from './words.ts';

/** In which money and language amounts are written. */
export interface Saying {
  readonly order: Order;
  readonly words: Words;
  readonly locale: string;
  /** What the site is called. */
  readonly brand: string;
}

export const SETTLED: readonly PaymentView['state'][] = ['captured', 'partially_refunded', 'refunded'];

/** One item's price by its lines: what was charged, then what is due there; lines of one name are one. */
export function priceSections(described: DescribedItem, { words, locale }: Saying): Section[] {
  const { price, dueNow } = described.item;
  const { currency } = price.total;
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, locale);
  const rowsOf = (due: 'property' | undefined) =>
    [...Map.groupBy(price.lines.filter((line) => line.due === due).toSorted(baseFirst), described.words.lineName)].map(
      ([name, lines]) => ({ name, value: money(lines.reduce((sum, line) => sum + line.amountMinor, 0)) }),
    );
  const total = { name: words.total, value: money(price.total.amountMinor), total: true as const };
  const title = isTouched(described) ? words.priceThen : words.price;
  const { atProperty } = price;
  const now = rowsOf(undefined);
  const due = thereName(described, words);
  const { pricedFor } = described.words;
  const lines = pricedFor ? [pricedFor] : [];
  if (!atProperty) return [{ title, rows: [...now, total], sums: true, lines }];
  const there = {
    rows: [...rowsOf('property'), { name: due, value: formatMoney(atProperty.amount, locale), total: true as const }],
    sums: true as const,
    lines: described.fate === 'cancelled' ? [] : askedThere(atProperty, { words, locale }),
  };
  if (dueNow.amountMinor === 0) return [{ title, ...there, lines: [...lines, ...there.lines] }];
  const charged = { name: words.chargedNow, value: formatMoney(dueNow, locale), total: true as const };
  return [
    { title, rows: [...now, charged], sums: true, lines },
    { title: null, ...there, rows: [...there.rows, total] },
  ];
}

/** What the part at the property is called, which nobody asks for any more once it is cancelled. */
function thereName(described: DescribedItem, words: Words): string {
  if (!isTouched(described)) return words.dueThere;
  const owed = described.item.owedThere?.amountMinor ?? 0;
  return described.fate === 'cancelled' && owed === 0 ? words.noLongerDueThere : words.wasDueThere;
}

function baseFirst(one: PriceLine, other: PriceLine): number {
  return Number(other.kind === 'base') - Number(one.kind === 'base');
}

function askedThere(
  { amount, asked }: { readonly amount: Money; readonly asked: readonly Money[] },
  { words, locale }: Pick<Saying, 'words' | 'locale'>,
): string[] {
  if (asked.every(({ currency }) => currency === amount.currency)) return [];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return [words.askedThere(list.format(asked.map((money) => formatMoney(money, locale))))];
}

/** Several items together: what was charged for each and is due there, and the sums. Only of what was booked. */
export function altogether(all: readonly DescribedItem[], { order, words, locale }: Saying): Section {
  const { currency } = order.price.total;
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency }, locale);
  const bought = all.filter(({ fate }) => wasBooked(fate));
  const now = bought.reduce((sum, { item }) => sum + item.dueNow.amountMinor, 0);
  const places = bought.flatMap((described) => {
    const { item, words: its } = described;
    if (!item.price.atProperty) return [];
    const name = isTouched(described)
      ? words.partOf(its.name, thereName(described, words))
      : words.dueThereFor(its.name);
    return [{ name, amountMinor: item.price.atProperty.amount.amountMinor }];
  });
  const there = places.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    title: bought.some(isTouched) ? words.altogetherThen : words.altogether,
    rows: [
      ...bought.flatMap(({ item, words: { name } }) =>
        item.dueNow.amountMinor > 0 ? [{ name, value: formatMoney(item.dueNow, locale) }] : [],
      ),
      { name: words.chargedNow, value: money(now), total: true },
      ...places.map(({ name, amountMinor }) => ({ name, value: money(amountMinor) })),
      { name: words.total, value: money(now + there), total: true },
    ],
    sums: true,
    lines: [],
  };
}

/** How the part that is charged with the booking was paid. */
export function paymentLines(saying: Saying): string[] {
  const { order, words, locale } = saying;
  const payment = order.payments.at(-1);
  if (!payment || order.dueNow.amountMinor === 0 || paymentStage(order) !== 'paid') return [notPaidLine(saying)];
  const { taken, amount } = payment;
  const less = taken !== null && taken.amountMinor < amount.amountMinor;
  return [
    words.paidWith(cardOf(payment, words)),
    ...(less ? [words.tookPart(formatMoney(taken, locale), formatMoney(amount, locale))] : []),
    ...(isTestPaid(order) ? [words.testPayment] : []),
  ];
}

/** Where the money is while nothing was taken, the same in mails and receipts. */
export function notPaidLine({ order, words, locale }: Saying): string {
  const payment = order.payments.at(-1);
  if (!payment || order.dueNow.amountMinor === 0) return words.nothingCharged;
  const [amount, card] = [formatMoney(payment.amount, locale), cardOf(payment, words)];
  const stage = paymentStage(order);
  if (stage === 'released') return words.nothingTaken;
  if (stage === 'delayed') return words.paymentDelayed(amount, card);
  return isTestPaid(order) ? words.testPending(amount, card) : words.paymentPending(amount, card);
}

/** What comes back of what is cancelled, by whom and when, and what the place may ask for. */
export function refundLines(all: readonly DescribedItem[], { order, words, locale }: Saying): string[] {
  const several = all.length > 1;
  const named = ({ words: { name } }: DescribedItem, sentence: string): string =>
    several ? words.partOf(name, sentence) : sentence;
  const paid = order.refunds.map(({ amount, by, brand, last4, paidAt, expectedBy }) => {
    const card = cardOf({ brand, last4 }, words);
    const money = formatMoney(amount, locale);
    return paidAt
      ? words.refundPaid(money, by, card, formatDay(paidAt, locale))
      : words.refundComing(money, by, card, formatDay(expectedBy, locale));
  });
  const nothing = all.filter((described) => isTouched(described) && described.item.refunded.amountMinor === 0);
  const owed = all.flatMap((described) => {
    const amount = described.item.owedThere;
    return amount && amount.amountMinor > 0 ? [named(described, words.owedThere(formatMoney(amount, locale)))] : [];
  });
  const left = all.flatMap((described) => {
    const amount = described.words.stillDueThere;
    return amount && amount.amountMinor > 0 ? [named(described, words.stillDueThere(formatMoney(amount, locale)))] : [];
  });
  return [...paid, ...nothing.map((described) => named(described, described.words.nothingBack)), ...owed, ...left];
}

/** Who pays back, to where and by when. */
export function whoRefunds({ order, words }: Saying): string {
  const { by, days } = order.refundPromise;
  return words.whoRefunds(by, cardOf(order.payments.at(-1), words), days);
}

export function cardOf(
  card: { readonly brand: CardBrand | null; readonly last4: string | null } | undefined,
  words: Words,
): string {
  const name = card?.brand && brandName(card.brand);
  return name && card.last4 ? words.card(name, card.last4) : words.yourCard;
}
