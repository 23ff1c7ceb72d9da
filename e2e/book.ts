import type { Order, Quote } from '#contract/booking';
import { tokenise } from '#contract/payments';
import { DEFAULT_BAGS, type Bags, type FlightDetail, type FlightResults } from '#contract/search';

/** Without a browser: a visitor who uses the API, with a cookie and a form token of its own. */
export interface Visitor {
  /** The session cookie as `name=value`, for a browser that shall be the same visitor. */
  readonly cookie: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object, idempotencyKey?: string): Promise<T>;
}

interface Init {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BookOptions {
  readonly from?: string;
  readonly to?: string;
  /** Days from today. */
  readonly outIn?: number;
  /** Days from today; null flies one way. */
  readonly backIn?: number | null;
  readonly bags?: Bags;
  readonly email?: string;
  /** A published test number, see `testCards` of contract/payments. */
  readonly card?: string;
  /** Address of the page in which it was found. */
  readonly search?: string;
  /** Any fare of the offer; the cheapest when left out. */
  readonly pickFare?: (fares: FlightDetail['fares']) => FlightDetail['fares'][number] | undefined;
}

const DAY_MS = 86_400_000;
const BOOKING = '/i/api/booking/v1';

/** A day that is always for sale. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A new one, or whoever has these cookies. */
export async function openVisitor(site: string, cookies = ''): Promise<Visitor> {
  const opened = await fetch(`${site}/s/run/formtoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookies && { cookie: cookies }) },
  });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? cookies;
  const { formtoken } = (await opened.json()) as { formtoken: string };
  const ask = async (path: string, init: Init): Promise<unknown> => {
    const answer = await fetch(site + path, { ...init, headers: { cookie, 'x-csrf': formtoken, ...init.headers } });
    if (!answer.ok) throw new TypeError(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  return {
    cookie,
    get: async <T>(path: string) => (await ask(path, {})) as T,
    post: async <T>(path: string, body: object, idempotencyKey?: string) =>
      (await ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
      })) as T,
  };
}

const SEARCHES = 6;

/** A list with offers. On a busy machine the first search of a site can be over before its threads have loaded: it is asked anew. */
async function searchFlights(visitor: Visitor, query: object): Promise<{ id: string } & Pick<FlightResults, 'offers'>> {
  for (let left = SEARCHES; ; left -= 1) {
    const { id } = await visitor.post<{ id: string }>('/i/api/search/v1/flights', query);
    const { offers } = await visitor.get<FlightResults>(`/i/api/search/v1/${id}?sort=best&limit=8&waitMs=5000`);
    if (offers.length > 0 || left === 1) return { id, offers };
  }
}

/** Searches and takes the cheapest offer as far as a live quote. */
export async function quoteFlight(visitor: Visitor, options: BookOptions = {}): Promise<Quote> {
  const {
    from = 'LON',
    to = 'SIN',
    outIn = 90,
    backIn = 104,
    bags = DEFAULT_BAGS,
    pickFare = (fares) => fares[0],
    search,
  } = options;
  const slices = [{ from, to, date: inDays(outIn) }];
  if (backIn !== null) slices.push({ from: to, to: from, date: inDays(backIn) });
  const { id, offers } = await searchFlights(visitor, {
    slices,
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags,
    currency: 'EUR',
  });
  for (const { id: offerId } of offers) {
    const path = `/i/api/search/v1/${id}/offers/${encodeURIComponent(offerId)}`;
    const detail = await visitor.get<FlightDetail>(path).catch(unlessGone);
    const body = detail && {
      offerId,
      choice: { vertical: 'flights', fareId: pickFare(detail.fares)?.id ?? '' },
      ...(search && { search }),
    };
    const quote = body && (await visitor.post<Quote>(`${BOOKING}/quotes`, body).catch(unlessGone));
    if (quote) return quote;
  }
  throw new TypeError('No flight sells such a fare');
}

/** Lists hear of sales within two seconds: of what a test before this one took, the next offer is asked. */
export function unlessGone(refusal: unknown): undefined {
  if (!String(refusal).includes(': 410 ')) throw refusal;
}

/** An order that is filled in; nothing is held yet. */
export async function startOrder(visitor: Visitor, options: BookOptions = {}): Promise<Order> {
  return orderOf(visitor, await quoteFlight(visitor, options), options);
}

/** Of a quote for one person. */
export async function orderOf(
  visitor: Visitor,
  quote: Quote,
  options: Pick<BookOptions, 'email'> = {},
): Promise<Order> {
  const traveller = {
    givenNames: 'Mira Leela',
    familyName: 'Anand',
    dateOfBirth: '1990-05-17',
    gender: 'F',
    nationality: 'IE',
    document: { type: 'passport', number: 'PA1234567', issuedBy: 'IE', expiresOn: '2036-02-02' },
  };
  const contact = { email: options.email ?? 'mira.anand@example.com', phone: null };
  const body = { quoteId: quote.id, travellers: [traveller], contact };
  return visitor.post<Order>(`${BOOKING}/orders`, body, crypto.randomUUID());
}

export async function holdSeats(visitor: Visitor, order: Order): Promise<Order> {
  const acceptTotalMinor = order.price.total.amountMinor;
  return visitor.post<Order>(`${BOOKING}/orders/${order.id}/hold`, { acceptTotalMinor });
}

/** From the search to a paid and confirmed order, through the API alone. */
export async function bookFlight(visitor: Visitor, options: BookOptions = {}): Promise<Order> {
  return payHeld(visitor, await holdSeats(visitor, await startOrder(visitor, options)), options.card);
}

/** Pays all of an order that is held, and gives it as it is afterwards. */
export async function payHeld(visitor: Visitor, held: Order, number = '4242424242424242'): Promise<Order> {
  const card = tokenise(number);
  if (!card.ok) throw new TypeError('Not a published test number');
  const paid = await visitor.post<{ outcome: string; order: Order }>(
    `${BOOKING}/orders/${held.id}/pay`,
    {
      method: 'CARD',
      paymentToken: card.token,
      totalMinor: held.price.total.amountMinor,
      currency: held.price.total.currency,
      returnPath: `/bookings/${held.id}/paid`,
    },
    crypto.randomUUID(),
  );
  return paid.order;
}
