import { DEFAULT_BAGS, PAGE_SIZE, search } from '#contract/search';
import type { FlightAddress, FlightResults, StayAddress } from '#contract/search';
import { inDays } from '../../e2e/book.ts';
import { queryOf } from '../../web/features/verticals/flights/asked.ts';

const PER_CALL = 50;
const CURRENCY = 'EUR';
/** Long and short, dense and thin, from and to whole metro areas. */
const PAIRS = [
  ['LON', 'SIN'],
  ['NYC', 'LON'],
  ['PAR', 'TYO'],
  ['BER', 'LIS'],
  ['LAX', 'ATL'],
  ['SYD', 'SIN'],
  ['MAD', 'BUE'],
  ['DUB', 'VIE'],
  ['CHI', 'SFO'],
  ['JNB', 'NBO'],
  ['DEL', 'DXB'],
  ['OSL', 'FCO'],
] as const;

/** The n-th of many different searches: two weeks away and back, on a day that is for sale. */
export function searchAt(n: number): FlightAddress {
  const [from, to] = PAIRS[n % PAIRS.length] ?? PAIRS[0];
  const out = 30 + ((n * 17) % 200) + (Math.floor(n / 600) % 100);
  return {
    from: [from],
    to: [to],
    depart: inDays(out),
    return: inDays(out + 14),
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: DEFAULT_BAGS,
    sort: 'best',
    filters: {},
    flexDays: 0,
    show: PAGE_SIZE,
    skip: 0,
  };
}

/** Three nights of two adults in a city with hundreds of places. */
export function staySearch(): StayAddress {
  return {
    place: 'metro:PAR',
    near: null,
    checkIn: inDays(60),
    checkOut: inDays(63),
    rooms: [{ adults: 2, children: [] }],
    sort: 'recommended',
    filters: {},
    show: PAGE_SIZE,
    skip: 0,
  };
}

/** Another reader each time: the site limits how often one address may search. */
export function readerAt(n: number): Readonly<Record<string, string>> {
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}

/** Starts the search and reads up to `count` offers of it through the API of a running site; `step` as its page reads it. */
export async function searchApi(
  site: string,
  address: FlightAddress,
  count: number,
  headers: Readonly<Record<string, string>> = {},
  step?: 'out',
): Promise<FlightResults> {
  const ask = async (path: string, body?: string): Promise<unknown> => {
    const post = { method: 'POST', body: body ?? null, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await fetch(site + path, body === undefined ? { headers } : post);
    if (!answer.ok) throw new TypeError(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const body = JSON.stringify(queryOf(address, CURRENCY));
  const { id } = (await ask(search.create.path, body)) as { id: string };
  const path = search.get.path.replace(':id', id);
  const read = async (offset: number, limit: number) =>
    (await ask(`${path}?offset=${offset}&limit=${limit}&waitMs=5000${step ? `&step=${step}` : ''}`)) as FlightResults;
  const first = await read(0, Math.min(count, PER_CALL));
  const rest: FlightResults[] = [];
  for (let offset = PER_CALL; offset < Math.min(count, first.total); offset += PER_CALL)
    rest.push(await read(offset, PER_CALL));
  return { ...first, offers: [first, ...rest].flatMap(({ offers }) => offers) };
}
