import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlightDetail, FlightOffer, FlightResults } from '#contract/search';
import { dice } from '../../engine/offers/testing/world.ts';
import type { TestSite } from '../http/testing.ts';
import { openSmallFlights } from './testing/small-flights.ts';
import { untilDone } from './testing/until-done.ts';

/** A return is chosen as a caller chooses it, over the API alone: every total of a step is held against the next one. */

let site: TestSite;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ site, close } = await openSmallFlights());
}, 120_000);
afterAll(() => close());

async function start(depart: string, back: string | null, more: object = {}): Promise<string> {
  const slices = [{ from: 'LHR', to: 'JFK', date: depart }];
  if (back !== null) slices.push({ from: 'JFK', to: 'LHR', date: back });
  const payload = {
    slices,
    passengers: { adults: 1, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
    bags: { cabin: 1, checked: 0 },
    currency: 'EUR',
    ...more,
  };
  const answer = await site.app.inject({ method: 'POST', url: '/i/api/search/v1/flights', payload });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ id: string }>().id;
}

async function read(id: string, query: string): Promise<FlightResults> {
  return untilDone(async () => {
    const answer = await site.app.inject({ url: `/i/api/search/v1/${id}?waitMs=5000&${query}` });
    expect([query, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([query, 200, '']);
    return answer.json<FlightResults>();
  });
}

async function refusal(id: string, query: string): Promise<[number, string, string | undefined]> {
  const answer = await site.app.inject({ url: `/i/api/search/v1/${id}?waitMs=5000&${query}` });
  const [error] = answer.json<{ errors: { code: string; field?: string }[] }>().errors;
  return [answer.statusCode, error!.code, error!.field];
}

async function readAll(id: string, query: string, limit: number): Promise<FlightOffer[]> {
  const rows: FlightOffer[] = [];
  for (;;) {
    const page = await read(id, `${query}&offset=${rows.length}&limit=${limit}`);
    expect(page.total).toBe(page.listed);
    rows.push(...page.offers);
    if (rows.length >= page.listed) return rows;
  }
}

const minor = (offer: FlightOffer): number => offer.price.total.amountMinor;
const outOf = ({ key }: FlightOffer): string => key.split('~')[0]!;

test('a flight out costs what the cheapest of its flights back makes of it, and what its fares say, under any filters', async () => {
  const roll = dice(11);
  let looked = 0;
  for (const [depart, back] of [
    ['2027-03-03', '2027-03-17'],
    ['2027-03-03', '2027-03-04'],
  ] as const) {
    const id = await start(depart, back, {
      passengers: { adults: 1 + roll(3), children: [7], infantsInSeat: 0, infantsOnLap: 0 },
    });
    for (const fs of ['', 'stops:0,1', 'tickets:one', 'back.departure:600-1440', 'refund:allowed']) {
      const sort = ['best', 'cheapest', 'fastest', 'greenest'][roll(4)]!;
      const { offers: outs, sorts } = await read(id, `step=out&sort=${sort}&fs=${fs}&limit=50`);
      const whole = await read(id, `sort=cheapest&fs=${fs}&limit=1`);
      expect(sorts.find((each) => each.sort === 'cheapest')?.price).toEqual(whole.offers[0]?.price.total);
      for (let tries = 0; tries < 2 && outs.length > 0; tries += 1) {
        const chosen = outs[roll(outs.length)]!;
        const { offers: backs } = await read(id, `step=back&choose=${outOf(chosen)}&sort=cheapest&fs=${fs}&limit=50`);
        expect(minor(backs[0]!)).toBe(minor(chosen));
        expect(backs.map(outOf)).toEqual(backs.map(() => outOf(chosen)));
        expect(backs.map(minor)).toEqual(backs.map(minor).toSorted((a, b) => a - b));
        const one = backs[roll(backs.length)]!;
        const detail = await site.app.inject({ url: `/i/api/search/v1/${id}/offers/${one.id}` });
        const [fare] = fs.includes('refund')
          ? detail.json<FlightDetail>().fares.filter(({ conditions }) => conditions.refund.status === 'allowed')
          : detail.json<FlightDetail>().fares;
        expect(fare?.price.total).toEqual(one.price.total);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(10);
});

test('a whole trip leads to fares at its total from each of its return times, and no return time is missing', async () => {
  const id = await start('2027-03-03', '2027-03-17');
  let times = 0;
  for (const fs of ['', 'stops:0,1', 'tickets:one', 'back.departure:600-1440']) {
    const { offers, step, trips } = await read(id, `step=trips&sort=cheapest&fs=${fs}&limit=6`);
    expect([step, trips]).toEqual(['trips', []]);
    for (const offer of offers) {
      const { offers: backs } = await read(id, `step=back&choose=${outOf(offer)}&sort=cheapest&fs=${fs}&limit=50`);
      const same = backs.filter((back) => minor(back) === minor(offer));
      expect(offer.returns!.count).toBe(same.length);
      expect(same.map(({ key }) => key)).toEqual(expect.arrayContaining(offer.returns!.shown.map(({ key }) => key)));
      expect(offer.returns!.shown[0]!.key).toBe(offer.key);
      times += same.length;
    }
  }
  expect(times).toBeGreaterThan(20);
});

test('every flight out is on the list once, whatever the size of its pages', async () => {
  const id = await start('2027-03-03', '2027-03-17');
  const query = 'step=out&sort=fastest&fs=stops:0,1';
  const [wide, narrow] = [await readAll(id, query, 50), await readAll(id, query, 17)];
  expect(new Set(wide.map(outOf)).size).toBe(wide.length);
  expect(narrow.map(({ key }) => key)).toEqual(wide.map(({ key }) => key));
});

test('a step says itself, the flight that is chosen, three whole trips at most, and counts flights', async () => {
  const id = await start('2027-03-03', '2027-03-17');
  const out = await read(id, 'step=out&limit=5');
  expect([out.step, out.chosen, out.listed]).toEqual(['out', [], out.total]);
  expect(out.trips.map(({ rank }) => rank.reason)).toEqual(
    (['best', 'cheapest', 'fastest'] as const).slice(0, out.trips.length),
  );
  const whole = await read(id, 'limit=1');
  expect([whole.step, whole.chosen, whole.trips]).toEqual([null, [], []]);
  expect(out.trips[0]!.key).toBe(whole.offers[0]!.key);
  expect(out.total).toBeLessThan(whole.total);
  const direct = out.facets.find(({ id: facet }) => facet === 'stops');
  const [option] = direct?.kind === 'options' ? direct.options : [];
  const narrowed = await read(id, `step=out&fs=stops:${option!.value}&limit=1`);
  expect([narrowed.total, Math.min(...narrowed.offers.map(minor))]).toEqual([
    option!.count,
    narrowed.sorts.find(({ sort }) => sort === 'best')!.price.amountMinor,
  ]);
  const chosen = outOf(out.offers[2]!);
  const back = await read(id, `step=back&choose=${chosen}`);
  expect([back.step, back.trips, back.chosen]).toEqual(['back', [], [out.offers[2]!.slices[0]]]);
});

test('after a flight out with stops every number of stops and airline of the flight back lists what it counts, from its price', async () => {
  const id = await start('2027-03-03', '2027-03-17');
  const { offers: outs } = await read(id, 'step=out&fs=out.stops:1,2&limit=5');
  expect(outs.length).toBeGreaterThan(0);
  expect(outs.every(({ slices }) => slices[0]!.stops > 0)).toBe(true);
  const step = `step=back&choose=${outOf(outs[0]!)}&sort=cheapest&limit=50`;
  const { facets } = await read(id, step);
  expect(facets.filter(({ id: facet }) => ['stops', 'carriers', 'out.stops', 'out.carriers'].includes(facet))).toEqual(
    [],
  );
  let narrowed = 0;
  for (const facet of facets) {
    if (facet.kind !== 'options' || !['back.stops', 'back.carriers'].includes(facet.id)) continue;
    for (const { value, count, from } of facet.options) {
      const { total, offers } = await read(id, `${step}&fs=${facet.id}:${value}`);
      expect([total, offers[0]?.price.total ?? null]).toEqual([count, from]);
      const told = offers.map(({ slices }) =>
        facet.id === 'back.stops' ? String(slices[1]!.stops) : slices[1]!.ticketing.code,
      );
      expect(told).toEqual(offers.map(() => value));
      narrowed += count > 0 ? 1 : 0;
    }
  }
  expect(narrowed).toBeGreaterThan(3);
  const { total, relax } = await read(id, `${step}&fs=stops:0;back.stops:0`);
  expect([total, relax.map(({ filter, count }) => [filter, count > 0])]).toEqual([
    0,
    [
      ['stops', true],
      ['back.stops', false],
    ],
  ]);
});

test('what is no step is refused at its field; a flight that is not sold is gone', async () => {
  const id = await start('2027-03-03', '2027-03-17');
  expect(await refusal(id, 'step=back')).toEqual([422, 'VALIDATION_ERROR', 'choose']);
  expect(await refusal(id, 'step=back&choose=house')).toEqual([422, 'VALIDATION_ERROR', 'choose']);
  expect(await refusal(id, 'step=out&choose=house.X-AAA1.LHR.20270303')).toEqual([422, 'VALIDATION_ERROR', 'choose']);
  expect(await refusal(id, 'step=third')).toEqual([422, 'VALIDATION_ERROR', 'step']);
  expect((await refusal(id, 'step=back&choose=house.X-AAA1.LHR.20270303')).slice(0, 2)).toEqual([410, 'OFFER_GONE']);
  expect((await refusal(id, 'step=back&choose=other.X-AAA1.LHR.20270303')).slice(0, 2)).toEqual([410, 'OFFER_GONE']);
  const oneWay = await start('2027-03-03', null);
  expect(await refusal(oneWay, 'step=out')).toEqual([422, 'VALIDATION_ERROR', 'step']);
});
