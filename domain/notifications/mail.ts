import type { Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import type { NoticeKind } from '#domain/booking';
import type { Speech } from '#platform/words';
import { formatDay, formatInstant, formatLocal, formatMoney, offsetMinutes, offsetText } from './format.ts';
import { asHtml } from './mail-html.ts';
import type { MailLook } from './mail-look.ts';
import { wordsOf, type Words } from './words.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail consists of, before it becomes text or HTML: so the two cannot differ. */
export interface MailParts {
  readonly look: MailLook;
  readonly title: string;
  /** Over everything, where it is no real travel. */
  readonly label: string | null;
  readonly intro: readonly string[];
  readonly link: MailLink | null;
  readonly sections: readonly Section[];
  readonly foot: readonly string[];
  /** How to get no more of these; after the foot. */
  readonly leave?: MailLink;
  readonly locale: string;
  /** Of title, intro and sections where they are not in the reader's language. */
  readonly contentLocale?: string;
}

interface MailLink {
  readonly name: string;
  readonly url: string;
}

export interface Section {
  readonly title: string | null;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
  /** A list below the lines. */
  readonly items?: readonly string[];
  /** Below everything else of the section. */
  readonly link?: MailLink;
  /** The rows are amounts; what the lines say comes after them. */
  readonly sums?: true;
}

interface Row {
  readonly name: string;
  readonly value: string;
  /** Of the rows above. */
  readonly total?: true;
}

interface Asked {
  readonly kind: NoticeKind;
  readonly order: Order;
  readonly url: string;
  readonly speech: Speech;
  readonly look: MailLook;
}

/** The whole mail in the reader's language, in text and in HTML. */
export function writeMail({ kind, order, url, look, speech: { i18n, locale } }: Asked): MailContent {
  const words = wordsOf(i18n);
  const sample = order.dataClass === 'demo';
  const { seller } = order;
  const title = { confirmation: words.booked, cancellation: words.cancelled, failure: words.notBooked }[kind](
    routeOf(order, words, locale),
  );
  const intro = {
    confirmation: words.bookedIntro(seller.name),
    cancellation: words.cancelledIntro,
    failure: words.notBookedIntro,
  }[kind];
  const parts: MailParts = {
    look,
    title,
    label: sample ? words.sampleSubject : null,
    intro: [...(sample ? [words.sampleNotice] : []), intro],
    link: { name: words.open, url },
    sections: [
      { title: null, lines: [], rows: references(order, words) },
      ...flights(order, words, locale),
      {
        title: words.travellers,
        lines: order.travellers.map(({ givenNames, familyName }) => `${givenNames} ${familyName}`),
        rows: [],
      },
      ...(kind === 'failure' ? [] : [price(order, words, locale)]),
      ...(kind === 'confirmation' ? [cancelling(order, words, locale)] : []),
      ...(kind === 'cancellation' ? [{ title: words.refund, lines: refunds(order, words, locale), rows: [] }] : []),
    ],
    foot: [words.questions(seller.name, seller.email), words.soldBy(seller.legalEntity)],
    locale,
  };
  const subject = `${title} (${order.reference})${sample ? ` – ${words.sampleSubject}` : ''}`;
  return { ...layMail(parts), subject };
}

/** Any mail of the site, in text and in HTML. */
export function layMail(parts: MailParts): MailContent {
  return { subject: parts.title, text: asText(parts), html: asHtml(parts) };
}

function routeOf({ items }: Order, words: Words, locale: string): string {
  const first = items[0]?.product.slices[0]?.segments;
  const departure = first?.[0]?.departure;
  return words.route(
    departure?.cityName ?? '',
    first?.at(-1)?.arrival.cityName ?? '',
    formatDay(`${departure?.local.slice(0, 10)}T00:00Z`, locale),
  );
}

function references(order: Order, words: Words): Row[] {
  const theirs = order.items
    .map(({ supplierReference }) => supplierReference)
    .filter((reference) => reference !== null);
  return [
    { name: words.ourReference, value: order.reference },
    ...theirs.map((value) => ({ name: words.airlineReference, value })),
  ];
}

/** One section for each flight; the first carries the heading of all. */
function flights({ items }: Order, words: Words, locale: string): Section[] {
  const segments = items.flatMap(({ product }) => product.slices.flatMap((slice) => slice.segments));
  return segments.map((segment, index) => ({
    title: index === 0 ? words.flights : null,
    lines: [nameOf(segment, words)],
    rows: [
      { name: words.departs, value: end(segment.departure, words, locale) },
      { name: words.arrives, value: end(segment.arrival, words, locale) },
    ],
  }));
}

function nameOf({ marketing, operating }: Segment, words: Words): string {
  const flight = `${marketing.name} ${marketing.carrier} ${marketing.number}`;
  return operating.name === marketing.name ? flight : words.facts(flight, words.operatedBy(operating.name));
}

function end(at: Segment['departure'], words: Words, locale: string): string {
  const offset = offsetText(offsetMinutes(at.zone, new Date(at.instant)));
  const name = at.airportName === at.cityName ? at.cityName : `${at.cityName} ${at.airportName}`;
  const when = words.localTime(formatLocal(at.local, locale), offset);
  const where = words.airport(name, at.airport);
  return words.facts(when, at.terminal ? words.facts(where, words.terminal(at.terminal)) : where);
}

function price(order: Order, words: Words, locale: string): Section {
  const payment = order.payments.at(-1);
  const money = (amountMinor: number): string =>
    formatMoney({ amountMinor, currency: order.price.total.currency }, locale);
  const settled = payment && ['captured', 'partially_refunded', 'refunded'].includes(payment.state);
  return {
    title: words.price,
    rows: [
      ...order.price.lines.map((line) => ({ name: words.priceLine(line), value: money(line.amountMinor) })),
      { name: words.total, value: money(order.price.total.amountMinor), total: true },
    ],
    sums: true,
    lines: [settled ? words.paidWith(cardOf(payment, words)) : words.paymentPending],
  };
}

function cancelling(order: Order, words: Words, locale: string): Section {
  const steps = order.items.flatMap(({ cancellation }) => cancellation);
  const { by, days } = order.refundPromise;
  return {
    title: words.ifYouCancel,
    rows: steps.map(({ until, zone, refund }) => ({
      name: until ? words.until(formatInstant(until, zone, locale)) : words.afterwards,
      value: refund
        ? refund.amountMinor === 0
          ? words.nothingBack
          : words.back(formatMoney(refund, locale))
        : words.unknownRefund,
    })),
    sums: true,
    lines: [words.whoRefunds(by, cardOf(order.payments.at(-1), words), days)],
  };
}

function refunds(order: Order, words: Words, locale: string): string[] {
  if (order.refunds.length === 0) return [words.noRefund];
  return order.refunds.map(({ amount, by, brand, last4, paidAt, expectedBy }) => {
    const card = cardOf({ brand, last4 }, words);
    const money = formatMoney(amount, locale);
    return paidAt
      ? words.refundPaid(money, by, card, formatDay(paidAt, locale))
      : words.refundComing(money, by, card, formatDay(expectedBy, locale));
  });
}

function cardOf(
  card: { readonly brand: string | null; readonly last4: string | null } | undefined,
  words: Words,
): string {
  return card?.brand && card.last4 ? words.card(card.brand, card.last4) : words.yourCard;
}

function asText({ title, intro, link, sections, foot, leave, locale, contentLocale = locale }: MailParts): string {
  const blocks = sections.map(({ title: heading, lines, rows, sums, items = [], link: way }) => {
    const told = rows.map(({ name, value }) => `${name}: ${value}`);
    const body = sums ? [...told, ...lines] : [...lines, ...told];
    const list = items.map((item) => `- ${item}`);
    const ways = way ? [`${way.name}: ${way.url}`] : [];
    return [...(heading ? [heading.toLocaleUpperCase(contentLocale)] : []), ...body, ...list, ...ways].join('\n');
  });
  const lead = [title, intro.join('\n'), link === null ? '' : `${link.name}: ${link.url}`].filter(Boolean);
  const last = [...foot, ...(leave ? [`${leave.name}: ${leave.url}`] : [])];
  return [...lead, ...blocks, last.join('\n')].join('\n\n');
}
