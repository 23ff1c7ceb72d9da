import type { Order, PaymentView } from '#contract/booking';
import type { Money } from '#contract/core';
import { formatDay, formatMoney, wordsOf as localeWords } from '#domain/locale';
import type { Paper, PaperSection } from '#platform/pdf';
import type { Speech } from '#platform/words';
import type { MailLook } from './mail-look.ts';
import { altogether, cardOf, priceSections, refundLines, type Saying, SETTLED } from './order-money.ts';
import { paperWords } from './paper-words.ts';
import { type DescribedItem, describeOrder, wasBooked } from './described-order.ts';
import { wordsOf } from './words.ts';

export interface PaperAsked {
  readonly order: Order;
  readonly speech: Speech;
  readonly look: MailLook;
  readonly now: Date;
}

interface Writing extends Saying {
  readonly all: readonly DescribedItem[];
  readonly paper: ReturnType<typeof paperWords>;
  readonly now: Date;
}

type Row = PaperSection['rows'][number];

/** Who sold what to whom, each line of the price, what was paid and what came back. */
export function receiptOf(asked: PaperAsked): Paper {
  const writing = writingOf(asked);
  const { all, paper, order } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  const [only] = booked.length === 1 ? booked : [];
  return {
    ...framed(asked, paper.receipt(order.reference)),
    sections: [
      { title: null, lines: [], rows: [...referenceRows(writing), ...partyRows(writing)] },
      ...booked.flatMap((described) => priced(described, writing)),
      ...(only ? [] : [altogether(booked, writing)]),
      paymentSection(writing),
    ],
  };
}

/** Where to be when, with what was bought: flights, bags and fare conditions, rooms and their check-in. */
export function itineraryOf(asked: PaperAsked): Paper {
  const writing = writingOf(asked);
  const { all, paper, words } = writing;
  const booked = all.filter(({ fate }) => wasBooked(fate));
  return {
    ...framed(asked, paper.itinerary(asked.order.reference)),
    sections: [
      { title: null, lines: [paper.localTimes], rows: referenceRows(writing) },
      ...booked.flatMap((described): PaperSection[] => [
        {
          title: described.words.title,
          lines: [...sampleLine(described, writing), ...(described.fate === 'cancelled' ? [words.isCancelled] : [])],
          rows: supplierRow(described),
        },
        ...[...described.words.sections, ...conditionsOf(described)].map(under),
      ]),
    ],
  };
}

/** Of what is cancelled no conditions hold any more. */
function conditionsOf({ fate, words: { conditions, cancelling } }: DescribedItem): readonly PaperSection[] {
  return fate === 'booked' ? [...(conditions ? [conditions] : []), ...cancelling] : [];
}

function writingOf({ order, speech, now }: PaperAsked): Writing {
  return {
    order,
    words: wordsOf(speech.i18n),
    paper: paperWords(speech.i18n),
    locale: speech.locale,
    all: describeOrder(order, speech),
    now,
  };
}

function framed({ order, speech, look, now }: PaperAsked, title: string): Omit<Paper, 'sections'> {
  const words = wordsOf(speech.i18n);
  const { accent, line, quiet, ground, text, warning } = look.light;
  const { lang, dir } = localeWords(speech.locale);
  return {
    language: lang,
    direction: dir,
    at: now,
    from: look.name,
    title,
    mark: order.dataClass === 'demo' ? { long: words.sampleNotice, short: words.sampleSubject } : null,
    foot: [words.questions(order.seller.name, order.seller.email), words.soldBy(order.seller.legalEntity)],
    page: paperWords(speech.i18n).page,
    colours: { accent, line, quiet, sunken: ground, text, warning },
  };
}

function referenceRows({ all, order, words }: Writing): Row[] {
  const [only] = all.length === 1 ? all : [];
  return [{ name: words.ourReference, value: order.reference }, ...(only ? supplierRow(only) : [])];
}

function supplierRow({ item: { supplierReference }, words: { reference } }: DescribedItem): Row[] {
  return supplierReference === null ? [] : [{ name: reference, value: supplierReference }];
}

function partyRows({ order, paper, locale, now }: Writing): Row[] {
  const { contact, createdAt, payments, seller, travellers } = order;
  const [lead] = travellers;
  const who = [lead && `${lead.givenNames} ${lead.familyName}`, contact.email].filter(Boolean).join(', ');
  return [
    { name: paper.bookedBy, value: who },
    { name: paper.soldBy, value: [seller.legalEntity, seller.email, seller.phone].filter(Boolean).join(', ') },
    { name: paper.booked, value: formatDay(payments.at(-1)?.at ?? createdAt, locale) },
    { name: paper.issued, value: formatDay(now.toISOString(), locale) },
  ];
}

/** The name stands above its price. */
function priced(described: DescribedItem, writing: Writing): PaperSection[] {
  return [
    {
      title: described.words.title,
      lines: sampleLine(described, writing),
      rows: writing.all.length > 1 ? supplierRow(described) : [],
    },
    ...priceSections(described, writing).map(under),
  ];
}

function under(section: PaperSection): PaperSection {
  return { ...section, under: true };
}

/** Among real things a sample is told by itself. */
function sampleLine({ item }: DescribedItem, { order, words }: Writing): string[] {
  return item.product.dataClass === 'demo' && order.dataClass !== 'demo' ? [words.sampleSubject] : [];
}

function paymentSection(writing: Writing): PaperSection {
  const { all, order, paper, words, locale } = writing;
  const { currency } = order.price.total;
  const payments = order.payments.filter(({ state }) => SETTLED.includes(state));
  const refunds = order.refunds.map(({ amount, paidAt, expectedBy, brand, last4 }) => {
    const card = cardOf({ brand, last4 }, words);
    const name = paidAt
      ? paper.refunded(card, formatDay(paidAt, locale))
      : paper.refunding(card, formatDay(expectedBy, locale));
    return { name, money: { ...amount, amountMinor: -amount.amountMinor } };
  });
  const moves = [
    ...payments.map((payment) => ({
      name: paper.paid(cardOf(payment, words), formatDay(payment.at, locale)),
      money: takenOf(payment),
    })),
    ...refunds,
  ];
  const balance = moves.reduce((sum, { money }) => sum + money.amountMinor, 0);
  const rows = moves.map(({ name, money }) => ({ name, value: formatMoney(money, locale) }));
  const total = {
    name: paper.balance,
    value: formatMoney({ amountMinor: balance, currency }, locale),
    total: true as const,
  };
  const there = all.some(({ item }) => item.price.atProperty)
    ? refundLines(all, { ...writing, order: { ...order, refunds: [] } })
    : [];
  return {
    title: paper.payments,
    rows: refunds.length > 0 ? [...rows, total] : rows,
    lines: [
      ...(moves.length > 0 ? [] : [order.dueNow.amountMinor > 0 ? words.paymentPending : words.nothingCharged]),
      ...(moves.length > 0 && order.payment.kind === 'simulator' ? [paper.testPayment] : []),
      ...there,
    ],
    sums: true,
  };
}

function takenOf({ taken, amount }: PaymentView): Money {
  return taken ?? amount;
}
