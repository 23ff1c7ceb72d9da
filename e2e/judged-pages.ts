import { randomUUID } from 'node:crypto';
import type { Order, Quote } from '#contract/booking';
import type { FlightDetail, FlightResults, StayResults } from '#contract/search';
import { sampleTraveller } from '../domain/booking/testing/sample.ts';
import { type Client, ipAt } from '../tools/attack/client.ts';
import { OWN, type Whole } from '../tools/attack/whole.ts';

/** A page as it was sent. */
export interface SentPage {
  readonly path: string;
  readonly html: string;
}

const ANYBODY = [
  '/flights',
  '/stays',
  '/booking/find',
  '/login',
  '/s/ident/resend',
  '/s/ident/link?link=wrong',
  '/business/verify',
  '/news/unsubscribe?link=wrong',
  '/feedback',
  '/site',
  '/currency',
  '/data-sources',
  '/how-results-are-ranked',
  '/help',
  '/privacy',
  '/accessibility',
  '/actual-terms-of-use',
  '/ar-EG',
  '/dev/mail',
  '/dev/flags',
  '/dev/signin',
  '/dev/design',
] as const;

const MEMBER = [
  '/',
  '/profile/account',
  '/profile/travellers',
  '/profile/account/providers',
  '/profile/account/passkeys',
  '/profile/account/two-factor',
  '/profile/account/data',
  '/s/ident/accounts',
  '/signout',
] as const;

const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The pages of a visit: from the front door over lists and checkout to a booking, then those of an account. */
export async function sentPages(whole: Whole): Promise<readonly SentPage[]> {
  const visitor = whole.client(ipAt(1));
  const member = await whole.signedIn('reader@judges.example', ipAt(2));
  const pages: SentPage[] = [];
  const take = async (client: Client, path: string, expected = 200): Promise<void> => {
    const { statusCode, headers, body } = await client.send('GET', path, {
      headers: { ...client.from, accept: 'text/html' },
    });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && location) return take(client, location.replace(OWN, ''), expected);
    if (statusCode !== expected) throw new TypeError(`${path} answered ${statusCode} instead of ${expected}`);
    pages.push({ path, html: body });
  };
  await take(visitor, '/');
  await take(visitor, '/no-such-page', 404);
  for (const path of ANYBODY) await take(visitor, path);
  for (const path of await found(visitor)) await take(visitor, path);
  await booked(visitor, (path) => take(visitor, path));
  for (const path of MEMBER) await take(member, path);
  return pages;
}

async function asked<T>(client: Client, path: string, json?: object): Promise<T> {
  const token = json && (await client.freshToken());
  const headers = { ...client.from, ...(token && { 'x-csrf': token, 'idempotency-key': randomUUID() }) };
  const answer = await client.send(json ? 'POST' : 'GET', path, { headers, ...(json && { json }) });
  if (answer.statusCode !== 200) throw new TypeError(`${path} answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<T>();
}

const FLIGHT = { from: 'LON', to: 'SIN', out: daysAhead(100), back: daysAhead(114) };
const STAY = { place: 'metro:PAR', checkIn: daysAhead(100), checkOut: daysAhead(103) };

async function flights(client: Client): Promise<FlightResults> {
  const { from, to, out, back } = FLIGHT;
  const { id } = await asked<{ id: string }>(client, '/i/api/search/v1/flights', {
    slices: [
      { from, to, date: out },
      { from: to, to: from, date: back },
    ],
    passengers: { adults: 2, children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 0 },
    currency: 'EUR',
  });
  return asked(client, `/i/api/search/v1/${id}?limit=1&waitMs=5000`);
}

async function stays(client: Client): Promise<StayResults> {
  const query = { ...STAY, rooms: [{ adults: 2, children: [] }], currency: 'EUR' };
  const { id } = await asked<{ id: string }>(client, '/i/api/search/v1/stays', query);
  return asked(client, `/i/api/search/v1/${id}?limit=2&waitMs=5000`);
}

/** Lists, and what they lead to. */
async function found(client: Client): Promise<readonly string[]> {
  const flight = `${FLIGHT.from}-${FLIGHT.to}/${FLIGHT.out}/${FLIGHT.back}/2adults/children-7`;
  const stay = `${STAY.place}/${STAY.checkIn}/${STAY.checkOut}/2adults`;
  const [offer] = (await flights(client)).offers;
  const keys = (await stays(client)).offers.map(({ key }) => key);
  return [
    `/flights/${flight}`,
    `/flights/${flight}?flex=3&fs=stops:0`,
    `/fares/${flight}?offer=${encodeURIComponent(offer?.key ?? '')}`,
    `/stays/${stay}`,
    `/property/${stay}?offer=${encodeURIComponent(keys[0] ?? '')}`,
    `/compare/${stay}?with=${keys.map(encodeURIComponent).join(',')}`,
    `/nights/${stay}`,
  ];
}

/** Checkout page by page, then the booking. */
async function booked(client: Client, take: (path: string) => Promise<void>): Promise<void> {
  const { id, offers } = await flights(client);
  const offerId = offers[0]?.id ?? '';
  const { fares } = await asked<FlightDetail>(client, `/i/api/search/v1/${id}/offers/${encodeURIComponent(offerId)}`);
  const quote = await asked<Quote>(client, '/i/api/booking/v1/quotes', {
    offerId,
    choice: { vertical: 'flights', fareId: fares[0]?.id },
  });
  await take(`/checkout/${quote.id}`);
  const order = await asked<Order>(client, '/i/api/booking/v1/orders', {
    quoteId: quote.id,
    travellers: quote.travellers.map(({ bornBetween }) => sampleTraveller({ dateOfBirth: bornBetween?.[1] ?? null })),
    contact: { email: 'ines@judges.example', phone: null },
  });
  const path = `/i/api/booking/v1/orders/${order.id}`;
  await take(`/checkout/order/${order.id}/travellers`);
  await take(`/checkout/order/${order.id}/extras`);
  const held = await asked<Order>(client, `${path}/hold`, { acceptTotalMinor: order.price.total.amountMinor });
  await take(`/checkout/order/${order.id}/review`);
  const { amountMinor: totalMinor, currency } = held.price.total;
  const payment = {
    paymentToken: 'sim_success_Visa_4242',
    totalMinor,
    currency,
    returnPath: `/bookings/${order.id}/paid`,
  };
  await asked(client, `${path}/pay`, payment);
  for (const page of ['', '/cancel', '/print']) await take(`/bookings/${order.id}${page}`);
}
