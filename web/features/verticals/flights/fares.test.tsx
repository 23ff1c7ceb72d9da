import { cleanup, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FlightProduct, Product, QuoteItem } from '#contract/booking';
import { parseFlightAddress, type Fare, type FlightDetail } from '#contract/search';
import { showPage } from '../../booking/testing/show-page.tsx';
import { flightFrom, flightItem } from '../../checkout/testing/sample.ts';
import { TripChange } from '../../cart/trip-change.tsx';
import { Fares } from './fares.tsx';
import { heldFare } from './find-held-fare.ts';
import type { HeldFare } from './held-fare.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const address = parseFlightAddress('/flights/LON-SIN/2027-03-03/2027-03-17/1adults', '')!;
const product = flightsOf(flightItem.product);
const { price } = flightItem;
const [out] = product.slices;

function flightsOf(sold: Product): FlightProduct {
  if (sold.vertical === 'flights') return sold;
  throw new TypeError('the sample is of flights');
}

const checked = (amountMinor: number): Fare['bags'][number] => ({
  cabin: { included: { pieces: 1, weightKg: 8 }, asked: 1, bought: 0, sold: { weightKg: null, prices: [] } },
  checked: {
    included: { pieces: 0, weightKg: null },
    asked: 0,
    bought: 0,
    sold: { weightKg: 23, prices: [eur(amountMinor)] },
  },
});

/** Taxes come back until take-off, before that all of it where the first hours are free. */
function stepsOf(hours: number | null): Fare['cancellation'] {
  const zone = 'Europe/London';
  const until = '2027-03-03T22:05:00.000Z';
  const first = { until: '2026-11-21T12:30:00.000Z', zone, basis: 'full' as const, refund: price.total };
  return [
    ...(hours ? [{ ...first, window: { hours } }] : []),
    { until, zone, basis: 'taxes_only', refund: eur(20_250) },
    { until: null, zone, basis: 'nothing', refund: eur(0) },
  ];
}

/** The same flight out and back, on a fare that is neither changed nor refunded; bags at these prices. */
function detail(refundHours: number | null, bags: readonly number[] = [7_572, 6_000]): FlightDetail {
  const strict = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
  const fare: Fare = {
    ...product.fare,
    id: 'f',
    price,
    delta: eur(0),
    bags: bags.map(checked),
    conditions: { refund: strict, change: strict },
    cancellation: stepsOf(refundHours),
    co2eGrams: 900_000,
    seatsLeft: null,
    voidWindow: refundHours ? { hours: refundHours } : null,
  };
  const slices = [out!, flightFrom(out!)].slice(0, bags.length);
  return {
    vertical: 'flights',
    offer: {
      ...product,
      id: 's.house.k',
      key: 'k',
      price,
      fare,
      slices,
      voidWindow: refundHours ? { hours: refundHours } : null,
      seatsLeft: null,
      validity: { createdAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-20T12:30:00.000Z' },
      rank: { reason: 'listed', score: 1 },
    },
    fares: [fare],
    query: {
      slices: bags.map(() => ({ from: 'LON', to: 'SIN', date: '2027-03-03' })),
      passengers: product.passengers,
      cabin: 'economy',
      bags: { cabin: 1, checked: 0 },
      currency: 'EUR',
    },
    places: [],
  };
}

async function textOf(shown: FlightDetail): Promise<string> {
  const page = await showPage(<Fares detail={shown} address={address} formtoken="f" problems={[]} cart={null} />);
  return page.textContent.replaceAll('\u00a0', ' ');
}

test('above the fares stands the refund of the first hours where there is one; after them the row of refunds says an amount', async () => {
  const granted = await textOf(detail(24));
  expect(granted).toContain('Free cancellation for 24 hours');
  expect(granted).toContain('Refund after 24 h: Taxes only: €202.50');
  const never = await textOf(detail(null));
  expect(never).not.toContain('Free cancellation');
  expect(never).toContain('Refund: Taxes only: €202.50');
});

test('where fares differ in how long cancelling is free each says it, and nothing is said of all; one midnight of all stands above them', async () => {
  const midnightIn = { zone: 'Europe/Dublin', cityName: 'Dublin', code: 'DUB' };
  const shown = detail(null);
  const [never] = shown.fares;
  const voidable = { ...never!, id: 'm', familyName: 'Max', voidWindow: { midnightIn } };
  const hours = { ...never!, id: 'h', familyName: 'Full', voidWindow: { hours: 24 } };
  const each = await textOf({ ...shown, fares: [never!, voidable, hours] });
  for (const words of [
    'Not available',
    'Until midnight in Dublin',
    'on the day you book',
    'Within 24 h',
    'Refund after that',
  ])
    expect(each).toContain(words);
  expect(each).not.toContain('on any fare');
  cleanup();
  const all = await textOf({ ...shown, fares: [voidable] });
  expect(all).toContain('Free cancellation until midnight in DublinOn the day you book, on any fare.');
});

test('the flights are one line each until their stops are asked for, and the bar says total, party and fare', async () => {
  const page = await showPage(<Fares detail={detail(24)} address={address} formtoken="f" problems={[]} cart={null} />);
  expect([...page.querySelectorAll<HTMLDetailsElement>('details')].some(({ open }) => open)).toBe(false);
  const bar = page.querySelector('section[aria-label="Your choice"]')!;
  expect(bar.textContent).toMatch(/€.*1 adult, all charges.*Light.*Continue with Light/);
  expect(bar.querySelector('button')!.form!.contains(page.querySelector('h1'))).toBe(true);
});

test('a bag that can be added is told by what it costs on all flights, as on the card of the list', async () => {
  expect(await textOf(detail(24))).toContain('€135.72, both ways');
  const oneWay = await textOf(detail(24, [7_572]));
  expect(oneWay).toContain('Checked bag: €75.72');
  expect(oneWay).not.toContain('both ways');
});

test('of each flight the page says what is known of the seat, and nothing of what is not', async () => {
  const withSeat = async (seat: object) => {
    const shown = detail(null);
    const [first, ...rest] = shown.offer.slices;
    const segments = first!.segments.map((segment, at) => (at === 0 ? { ...segment, ...seat } : segment));
    return textOf({ ...shown, offer: { ...shown.offer, slices: [{ ...first!, segments }, ...rest] } });
  };
  expect(await withSeat({ seat: { pitchCm: 81, wifi: 'paid', power: true } })).toContain(
    'Seat pitch 81 cm, Wi-Fi for a fee, power at the seat',
  );
  expect(await withSeat({ seat: { pitchCm: 74 } })).toMatch(/Seat pitch 74 cm(?!,)/);
  expect(await withSeat({})).not.toContain('Seat pitch');
});

test('every airline of a flight is named before its number, the one that flies for another too, and no sample mark is in it', async () => {
  const shown = detail(null);
  const [first, ...rest] = shown.offer.slices;
  const [flown] = first!.segments;
  const other = {
    marketing: { carrier: 'X-HZN', name: 'Horizon', number: '2020' },
    operating: { code: 'X-RMB', name: 'Rimba Air' },
  };
  const segments = [flown!, { ...flown!, ...other }];
  const slices = [{ ...first!, segments, stops: 1, connections: [] }, ...rest];
  const page = await showPage(
    <Fares
      detail={{ ...shown, offer: { ...shown.offer, slices } }}
      address={address}
      formtoken="f"
      problems={[]}
      cart={null}
    />,
  );
  const line = page.querySelector('summary')!.textContent;
  const { name, number, carrier } = flown!.marketing;
  expect(line).toContain(`${name} ${carrier.replace('X-', '')} ${number}, Horizon HZN 2020 operated by Rimba Air`);
  expect(page.textContent).not.toContain('X-');
});

test('the fare in the trip is chosen beforehand and marked; another one is said to replace it', async () => {
  const [light] = detail(24).fares;
  const flex = { ...light!, id: 'x', familyName: 'Flex', delta: eur(9_000), price: { ...price, total: eur(69_000) } };
  const both = { ...detail(24), fares: [light!, flex] };
  const held = {
    quoteId: 'q',
    fareId: 'x',
    likeFareId: 'x',
    familyName: 'Flex',
    total: eur(69_000),
    trip: eur(100_000),
    prices: {},
    extras: null,
    losses: { f: { bags: 2, seats: 0, terms: [] } },
  };
  const show = (given: HeldFare | null) =>
    showPage(<Fares detail={both} address={address} formtoken="f" problems={[]} cart={null} held={given} />);
  await TripChange.load();
  const page = await show(held);
  expect(page.querySelector<HTMLInputElement>('input[name="fareId"]:checked')?.value).toBe('x');
  expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent.includes('In your trip'))).toEqual([
    false,
    true,
  ]);
  expect(page.textContent).toMatch(/In your trip now: Flex, €690\.00\./);
  const button = () => page.querySelector('section[aria-label="Your choice"] button')!.textContent;
  expect(button()).toContain('Keep Flex');
  const bar = () => page.querySelector('section[aria-label="Your choice"]')!.textContent;
  expect(bar()).toContain('Trip total €1,000.00, same price as now');
  expect(page.textContent).not.toContain('come with');
  fireEvent.click(page.querySelector('[name="fareId"][value="f"]')!);
  expect(button()).toMatch(/^Replace with (\w+)Replace with \1$/);
  // What does not come with it is said before it takes the place.
  expect(page.textContent).toContain('2 bags fewer on each flight. You can add bags after this step.');
  expect(page.textContent).not.toContain('seat preference');
  expect(bar()).toContain('Trip total €910.00, €90.00 less than now');
  cleanup();
  expect((await show(null)).textContent).not.toMatch(/in your trip/i);
});

test('with bags in the trip every fare is told with them: in its column, in the bar and in the breakdown', async () => {
  const [light] = detail(24).fares;
  const flex = { ...light!, id: 'x', familyName: 'Flex', delta: eur(9_000) };
  const both = { ...detail(24), fares: [light!, flex] };
  const bag = { kind: 'bag' as const, code: 'checked', name: 'Checked bag' };
  const priced = (amountMinor: number, bags = 0) => ({
    ...price,
    total: eur(amountMinor),
    lines: [...price.lines, ...(bags > 0 ? [{ ...bag, ...eur(bags) }] : [])],
  });
  const held = {
    quoteId: 'q',
    fareId: 'f',
    likeFareId: 'f',
    losses: { x: { bags: 1, seats: 0, terms: [] } },
    extras: { bags: { cabin: 1, checked: 1 } },
    familyName: 'Light',
    total: eur(90_000),
    trip: null,
    prices: { f: priced(90_000, 7_500), x: priced(88_000) },
  };
  const page = await showPage(
    <Fares detail={both} address={address} formtoken="f" problems={[]} cart={null} held={held} />,
  );
  expect(page.textContent).toMatch(
    /In your trip now: Light with your bags, €900\.00\..*Every total includes the bags and seats you keep/,
  );
  const columns = () => [...page.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(columns()).toEqual([
    expect.stringMatching(/^Light.*€900\.00.*€20\.00 more than Flex$/),
    expect.stringMatching(/^Flex.*€880\.00.*Lowest fare$/),
  ]);
  const bar = () => page.querySelector('section[aria-label="Your choice"]')!.textContent;
  expect(bar()).toContain('€900.00');
  fireEvent.click(page.querySelector('[name="fareId"][value="x"]')!);
  expect(bar()).toMatch(/€880\.00.*Replace with /);
  const kept = [...page.querySelectorAll('li')]
    .map(({ textContent }) => textContent)
    .filter((text) => /keep/.test(text));
  expect(kept).toEqual([
    'Bags and seats you keep: €75.00, in the total',
    'Bags and seats you keep: 1 bag fewer on each flight',
  ]);
});

test('of other flights the fare of the same family is chosen beforehand, whatever another costs; what that lacks is known', () => {
  const [light] = detail(24).fares;
  const priced = (id: string, family: string, total: number): Fare => ({
    ...light!,
    id,
    family,
    price: { ...price, total: eur(total), lines: [{ kind: 'base', code: 'BASE', name: 'Fare', ...eur(total) }] },
  });
  const held = { ...flightItem, product: { ...product, fareId: 's.other', search: '/flights/x' }, extras: null };
  const among = (item: QuoteItem, ...fares: Fare[]) =>
    heldFare({ id: 'q', items: [item], price }, { ...detail(24), fares }, '/flights/x');
  const like = priced('s.a', product.fare.family, 90_000);
  const bare = { ...priced('s.b', 'bare', 80_000), bags: light!.bags.map((bag) => ({ ...bag, cabin: bag.checked })) };
  const bags = flightItem.extras.bags.map((bag) => ({ ...bag, included: { ...bag.included, pieces: 1 } }));
  expect(among(held, like, priced('s.b', 'richer', 85_000))?.likeFareId).toBe('s.a');
  expect(among({ ...held, extras: { ...flightItem.extras, bags } }, like, bare)?.losses['s.b']?.bags).toBeGreaterThan(
    0,
  );
  const final = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
  const strict = { ...priced('s.c', 'strict', 70_000), conditions: { refund: final, change: final } };
  const refund = { status: 'allowed', fee: null, untilHoursBefore: null } as const;
  const fare = { ...product.fare, conditions: { ...product.fare.conditions, refund } };
  const rich = { ...held, product: { ...held.product, fare } };
  expect(among(rich, like, strict)?.losses['s.c']?.terms).toContain('refund');
});
