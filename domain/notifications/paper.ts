import { isTestPaid, type PaymentView } from '#contract/booking';
import type { Money } from '#contract/core';
import { formatDay, formatMoney } from '#domain/locale';
import type { Paper, PaperSection } from '#platform/pdf';
import { type DescribedItem, isTouched, wasBooked } from './described-order.ts';
import { altogether, cardOf, notPaidLine, priceSections, SETTLED } from './order-money.ts';
import { type Cell, framed, type PaperAsked, partlyGone, type Writing, writingOf } from './paper-frame.ts';

/** What was paid and came back, each line of the price, and who sold it to whom. */
export function receiptOf(asked: PaperAsked): Paper {
  const writing = writingOf(asked);
  const { all, paper, order } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  const [left, gone] = partsOf(booked);
  const [only] = booked.length === 1 ? booked : [];
  return {
    ...framed(asked, writing, paper.receipt(order.reference)),
    sections: [
      { title: null, lines: [], rows: [], cells: moneyCells(booked, writing) },
      ...left.flatMap((described) => priced(described, writing)),
      ...partlyGone(writing),
      ...gone.flatMap((described) => priced(described, writing)),
      ...(only ? [] : [altogether(booked, writing)]),
      paymentSection(writing),
      { title: null, lines: [], rows: [], cells: partyCells(booked, writing) },
    ],
  };
}

/** Where to be when, with what was bought: flights, bags and fare conditions, rooms and their check-in. */
export function itineraryOf(asked: PaperAsked): Paper {
  const writing = writingOf(asked);
  const { all, paper } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  const [left, gone] = partsOf(booked);
  const part = (described: DescribedItem) => itineraryPart(described, { ...writing, all: booked });
  return {
    ...framed(asked, writing, paper.itinerary(asked.order.reference)),
    sections: [
      { title: null, lines: [], rows: [], cells: referenceCells(writing, left.length > 0 ? left : booked) },
      { title: null, head: paper.localTimes, lines: [], rows: [] },
      ...left.flatMap(part),
      ...partlyGone(writing),
      ...gone.flatMap(part),
    ],
  };
}

/** What stands, then what is cancelled. */
function partsOf(booked: readonly DescribedItem[]): readonly [DescribedItem[], DescribedItem[]] {
  const isLeft = ({ fate }: DescribedItem): boolean => fate === 'booked';
  return [booked.filter(isLeft), booked.filter((described) => !isLeft(described))];
}

/** Several have their names above; of what is cancelled no conditions hold any more. */
function itineraryPart(described: DescribedItem, { all, order, words, locale }: Writing): PaperSection[] {
  const { item, fate, words: its } = described;
  const isGone = fate === 'cancelled';
  const conditions = isGone ? [] : [...(its.conditions ? [its.conditions] : []), ...its.cancelling];
  const there = its.stillDueThere ?? item.price.atProperty?.amount;
  const due =
    there && there.amountMinor > 0 && !isGone
      ? [{ name: words.dueThere, value: formatMoney(there, locale), large: true as const }]
      : [];
  const several = all.length > 1;
  // The name above is the heading of what is drawn.
  const parts = [...its.sections, ...conditions].map((part) => (part.span ? { ...part, title: null } : part));
  return [
    {
      title: several ? its.heading : null,
      lines: [...sampleLine(described, order, words), ...(isGone && several ? [words.isCancelled] : [])],
      rows: [],
      cells: due,
      warning: isGone ? null : its.warning,
      ...(isGone && { gone: true as const }),
    },
    ...parts.map((part): PaperSection => ({ ...part, ...UNDER, ...(isGone && { gone: true as const }) })),
  ].filter(hasWords);
}

function hasWords({ title, lines, rows, cells = [], items = [], warning }: PaperSection): boolean {
  return Boolean(title ?? warning) || [lines, rows, cells, items].some((some) => some.length > 0);
}

const UNDER = { under: true } as const;

function referenceCells({ order, words, brand }: Writing, booked: readonly DescribedItem[]): Cell[] {
  return [{ name: words.brandReference(brand), value: order.reference }, ...supplierCells(booked)];
}

function supplierCells(booked: readonly DescribedItem[]): Cell[] {
  return booked.flatMap(({ item, words: { reference } }) =>
    item.supplierReference === null ? [] : [{ name: reference, value: item.supplierReference }],
  );
}

/** What was paid, came back and is due there, before anything else. */
function moneyCells(booked: readonly DescribedItem[], { order, paper, words, locale }: Writing): Cell[] {
  const { currency } = order.price.total;
  const money = (amounts: readonly Money[]): string =>
    formatMoney({ amountMinor: amounts.reduce((sum, one) => sum + one.amountMinor, 0), currency }, locale);
  const payments = order.payments.filter(({ state }) => SETTLED.includes(state));
  const [payment] = payments;
  const [refund] = order.refunds;
  const returned = order.refunds.map(({ amount }) => ({ ...amount, amountMinor: -amount.amountMinor }));
  const there = booked.flatMap(({ item, fate, words: { stillDueThere } }) => {
    const due = stillDueThere ?? item.price.atProperty?.amount;
    return due && due.amountMinor > 0 && fate === 'booked' ? [due] : [];
  });
  return [
    ...(payment
      ? [
          {
            name: paper.paidInAll,
            value: money(payments.map(takenOf)),
            note: paper.paid(cardOf(payment, words), formatDay(payment.at, locale)),
          },
        ]
      : []),
    ...(refund
      ? [
          {
            name: words.refund,
            value: money(order.refunds.map(({ amount }) => amount)),
            note: refundName(refund, { paper, words, locale }),
          },
          ...(payment ? [{ name: paper.balance, value: money([...payments.map(takenOf), ...returned]) }] : []),
        ]
      : []),
    ...(there.length > 0 ? [{ name: words.dueThere, value: money(there) }] : []),
  ].map((cell) => ({ ...cell, large: true }));
}

function partyCells(booked: readonly DescribedItem[], { order, paper, locale, now }: Writing): Cell[] {
  const { contact, createdAt, payments, seller, travellers } = order;
  const [lead] = travellers;
  const some = (parts: readonly (string | null | undefined)[]): string => {
    const [first = '', ...more] = parts.filter((part): part is string => Boolean(part));
    return more.reduce(paper.facts, first);
  };
  return [
    { name: paper.bookedBy, value: some([lead && `${lead.givenNames} ${lead.familyName}`, contact.email]) },
    { name: paper.soldBy, value: some([seller.legalEntity, seller.email, seller.phone]) },
    { name: paper.issued, value: formatDay(now.toISOString(), locale) },
    { name: paper.booked, value: formatDay(payments.at(-1)?.at ?? createdAt, locale) },
    ...supplierCells(booked),
  ];
}

/** The name stands above its price. */
function priced(described: DescribedItem, writing: Writing): PaperSection[] {
  return [
    { title: described.words.heading, lines: sampleLine(described, writing.order, writing.words), rows: [] },
    ...priceSections(described, writing).map((section) => ({
      ...section,
      ...UNDER,
      title: isTouched(described) ? section.title : null,
    })),
  ];
}

/** Among real things a sample is told by itself. */
function sampleLine({ item }: DescribedItem, order: Writing['order'], words: Writing['words']): string[] {
  return item.product.dataClass === 'demo' && order.dataClass !== 'demo' ? [words.sampleSubject] : [];
}

function refundName(
  { brand, last4, paidAt, expectedBy }: Writing['order']['refunds'][number],
  { paper, words, locale }: Pick<Writing, 'locale' | 'paper' | 'words'>,
): string {
  const card = cardOf({ brand, last4 }, words);
  return paidAt
    ? paper.refunded(card, formatDay(paidAt, locale))
    : paper.refunding(card, formatDay(expectedBy, locale));
}

function paymentSection(writing: Writing): PaperSection {
  const { order, paper, words, locale } = writing;
  const { currency } = order.price.total;
  const payments = order.payments.filter(({ state }) => SETTLED.includes(state));
  const moves = [
    ...payments.map((payment) => ({
      name: paper.paid(cardOf(payment, words), formatDay(payment.at, locale)),
      money: takenOf(payment),
    })),
    ...order.refunds.map((refund) => ({
      name: refundName(refund, writing),
      money: { ...refund.amount, amountMinor: -refund.amount.amountMinor },
    })),
  ];
  const balance = moves.reduce((sum, { money }) => sum + money.amountMinor, 0);
  const rows = moves.map(({ name, money }) => ({ name, value: formatMoney(money, locale) }));
  const total = {
    name: paper.balance,
    value: formatMoney({ amountMinor: balance, currency }, locale),
    total: true as const,
  };
  return {
    title: paper.payments,
    rows: order.refunds.length > 0 ? [...rows, total] : rows,
    lines: [
      ...(moves.length > 0 ? [] : [notPaidLine(writing)]),
      ...(moves.length > 0 && isTestPaid(order) ? [words.testPayment] : []),
    ],
    sums: true,
  };
}

function takenOf({ taken, amount }: PaymentView): Money {
  return taken ?? amount;
}
