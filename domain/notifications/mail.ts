import type { Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import type { NoticeKind } from '#domain/booking';
import { formatDay, formatInstant, formatLocal, formatMoney, offsetMinutes, offsetText } from './format.ts';
import { wordsOf, type Words } from './words.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Section {
  readonly title: string | null;
  readonly lines: readonly string[];
}

interface Asked {
  readonly kind: NoticeKind;
  readonly order: Order;
  readonly url: string;
  readonly locale: string;
}

/** The whole mail, in text and HTML from the same sections, so that the two cannot differ. */
export function writeMail({ kind, order, url, locale }: Asked): MailContent {
  const words = wordsOf(locale);
  const sample = order.dataClass === 'demo';
  const title = { confirmation: words.booked, cancellation: words.cancelled, failure: words.notBooked }[kind](
    routeOf(order, words, locale),
  );
  const intro = {
    confirmation: words.bookedIntro(order.seller.name),
    cancellation: words.cancelledIntro,
    failure: words.notBookedIntro,
  }[kind];
  const sections: Section[] = [
    { title: null, lines: [...(sample ? [words.sampleNotice] : []), intro] },
    { title: null, lines: references(order, words) },
    {
      title: words.flights,
      lines: order.items.flatMap(({ product }) =>
        product.slices.flatMap(({ segments }) => segments.flatMap((segment) => flight(segment, words, locale))),
      ),
    },
    {
      title: words.travellers,
      lines: order.travellers.map(({ givenNames, familyName }) => `${givenNames} ${familyName}`),
    },
    ...(kind === 'failure' ? [] : [price(order, words, locale)]),
    ...(kind === 'confirmation' ? [cancelling(order, words, locale)] : []),
    ...(kind === 'cancellation' ? [{ title: null, lines: refunds(order, words, locale) }] : []),
    { title: null, lines: [words.questions(order.seller.name, order.seller.email)] },
  ];
  const subject = `${title} (${order.reference})${sample ? ` – ${words.sampleSubject}` : ''}`;
  return {
    subject,
    text: asText(title, sections, words, url),
    html: asHtml({ title, sections, words, url, locale, sample }),
  };
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

function references(order: Order, words: Words): string[] {
  const theirs = order.items
    .map(({ supplierReference }) => supplierReference)
    .filter((reference) => reference !== null);
  return [
    `${words.ourReference}: ${order.reference}`,
    ...theirs.map((reference) => `${words.airlineReference}: ${reference}`),
  ];
}

function flight({ marketing, operating, departure, arrival }: Segment, words: Words, locale: string): string[] {
  const end = ({ local, zone, instant, airportName, airport, cityName, terminal }: Segment['departure']): string =>
    [
      `${formatLocal(local, locale)} (${words.localTime(offsetText(offsetMinutes(zone, new Date(instant))))})`,
      `${cityName} ${airportName} (${airport})`,
      ...(terminal ? [words.terminal(terminal)] : []),
    ].join(', ');
  const other = operating.name === marketing.name ? '' : `, ${words.operatedBy(operating.name)}`;
  return [
    `${marketing.name} ${marketing.carrier} ${marketing.number}${other}`,
    `${words.departs} ${end(departure)}`,
    `${words.arrives} ${end(arrival)}`,
  ];
}

function price(order: Order, words: Words, locale: string): Section {
  const payment = order.payments.at(-1);
  const money = (amountMinor: number): string =>
    formatMoney({ amountMinor, currency: order.price.total.currency }, locale);
  const settled = payment && ['captured', 'partially_refunded', 'refunded'].includes(payment.state);
  return {
    title: words.price,
    lines: [
      ...order.price.lines.map(({ name, amountMinor }) => `${name}: ${money(amountMinor)}`),
      `${words.total}: ${money(order.price.total.amountMinor)}`,
      settled ? words.paidWith(cardOf(payment, words)) : words.paymentPending,
    ],
  };
}

function cancelling(order: Order, words: Words, locale: string): Section {
  const steps = order.items.flatMap(({ cancellation }) => cancellation);
  const lines = steps.map(({ until, zone, refund }) => {
    if (!refund) return words.unknownRefund;
    const amount = formatMoney(refund, locale);
    return until ? words.until(formatInstant(until, zone, locale), amount) : words.afterwards(amount);
  });
  return {
    title: words.ifYouCancel,
    lines: [
      ...lines,
      words.whoRefunds(order.refundPromise.by, cardOf(order.payments.at(-1), words), order.refundPromise.days),
    ],
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

function asText(title: string, sections: readonly Section[], words: Words, url: string): string {
  const blocks = sections.map(({ title: heading, lines }) =>
    [...(heading ? [heading.toUpperCase()] : []), ...lines].join('\n'),
  );
  const [first = '', ...rest] = blocks;
  return [title, first, `${words.open}: ${url}`, ...rest].join('\n\n');
}

interface HtmlParts {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly words: Words;
  readonly url: string;
  readonly locale: string;
  readonly sample: boolean;
}

/** Plain tables-free HTML that mail programs and screen readers read alike; no pictures, nothing fetched. */
function asHtml({ title, sections, words, url, locale, sample }: HtmlParts): string {
  const [first, ...rest] = sections;
  const block = ({ title: heading, lines }: Section): string =>
    `${heading ? `<h2 style="font-size:16px;margin:24px 0 8px">${safe(heading)}</h2>` : ''}${lines.map((line) => `<p style="margin:4px 0">${safe(line)}</p>`).join('')}`;
  return [
    `<!doctype html><html lang="${safe(locale)}"><head><meta charset="utf-8"><title>${safe(title)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:14px;line-height:1.5;max-width:600px;margin:0 auto;padding:16px">',
    sample ? `<p style="border:1px dashed;padding:8px 12px"><strong>${safe(words.sampleSubject)}</strong></p>` : '',
    `<h1 style="font-size:22px">${safe(title)}</h1>`,
    first ? block(first) : '',
    `<p style="margin:16px 0"><a href="${safe(url)}">${safe(words.open)}</a></p>`,
    ...rest.map(block),
    '</body></html>',
  ].join('');
}

function safe(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
