import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CartPart } from '#contract/booking';
import type { CartFact } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import { showPage } from '../../../booking/testing/show-page.tsx';
import type { ListedOffer, ListedResults } from '../listed.ts';
import { address, eur, listed, offer } from '../testing/sample-list.ts';
import { FlightList } from './flight-list.island.tsx';

const OUT = 'house.X-SPC318.LHR.20270309';
const BACK = `${OUT}~X-SPC317.SIN.20270323`;
const OTHER = 'house.X-NRD1.LHR.20270309~X-SPC317.SIN.20270323';
const SLICE_BACK = {
  durationMinutes: 800,
  stops: 0,
  dayOffset: 0,
  departure: '2027-03-23T23:30',
  arrival: '2027-03-24T05:45',
  airline: 'Straits Pacific',
};
const row = (key: string, minor: number): ListedOffer => ({
  ...offer,
  key,
  price: { total: eur(minor), perPerson: eur(minor) },
});

/** Texts of the cards of a list, read by somebody who holds these flights and a place to stay for €512.00. */
async function cards(part: Partial<CartPart>, results: Partial<ListedResults>, more = ''): Promise<string[]> {
  const flights = { search: '/flights/LON-SIN/2027-03-09/2027-03-23/1adults', total: eur(116_137), fare: 'Light' };
  const cart: CartFact = {
    quoteId: 'q',
    formtoken: 'f',
    verticals: ['flights', 'stays'],
    keys: [BACK, 'house.place'],
    parts: [
      { ...flights, ...part },
      { search: '/stays/SIN', total: eur(51_200) },
    ],
    total: eur(167_337),
    heldUntil: '2026-11-20T12:30:00.000Z',
    adding: false,
    when: { from: '2027-03-10', to: '2027-03-23' },
  };
  const offers = [row(BACK, 94_800), row(OTHER, 90_000)];
  await showPage(
    <FlightList
      results={listed({ step: 'out', total: 2, listed: 2, sorts: [], offers, ...results })}
      address={address(more)}
    />,
    'site',
    { ...FACTS, chrome: { ...FACTS.chrome, cart } },
  );
  return screen.getAllByRole('article').map((card) => card.textContent.replaceAll('\u00a0', ' '));
}

test('the flight of the trip is marked with its fare and price, and with the bags and seats that are part of that', async () => {
  const [held, other] = await cards({}, {});
  expect(held).toContain('In your trip: Light, €1,161.37 for all flights');
  expect(held).not.toContain('Trip total');
  expect(other).not.toContain('In your trip');
  const [seated] = await cards({ seats: true }, {});
  expect(seated).toContain('In your trip: Light with your seats, €1,161.37 for all flights');
  const chosen = offer.slices.slice(0, 1);
  const [, back] = await cards({}, { step: 'back', chosen, offers: [row(OTHER, 90_000), row(BACK, 94_800)] });
  expect(back).toMatch(/In your trip: Light, €1,161\.37(?! for)/);
  const pair = `${OUT}~X-NRD9.SIN.20270323`;
  const [whole, foreign] = await cards({}, { step: 'trips', offers: [row(pair, 94_800), row(OTHER, 90_000)] });
  expect(whole).toContain('Flight out of your trip');
  expect(foreign).not.toContain('your trip');
  const shown = [{ key: BACK, slice: { ...SLICE_BACK } }];
  const [among] = await cards({}, { step: 'trips', offers: [{ ...row(pair, 94_800), returns: { count: 1, shown } }] });
  expect(among).toContain('In your trip: Light, €1,161.37');
});

test('a total of the trip says that bags or seats are left out: those that the list does not ask for, and no others', async () => {
  const [, plain] = await cards({}, {});
  expect(plain).toContain('Trip total from €1,412');
  const [, seats] = await cards({ seats: true }, {});
  const [, bags] = await cards({ carried: { cabin: 1, checked: 1 } }, {});
  for (const text of [seats, bags]) expect(text).toContain('without your bags and seats');
  const { query } = listed({});
  const asked = { query: { ...query, bags: { cabin: 1, checked: 1 } } };
  const [, listedToo] = await cards({ carried: { cabin: 1, checked: 1 } }, asked);
  for (const text of [plain, listedToo]) expect(text).not.toContain('without');
});

test('a list says once above all its prices what of the trip they leave out, included bags of its fare too', async () => {
  const said = () => screen.queryByText(/^These prices don’t include/)?.textContent;
  const { query } = listed({});
  const bags = { cabin: 1, checked: 1 };
  await cards({ seats: true }, {});
  expect(said()).toContain('include your seats.');
  cleanup();
  await cards({ carried: bags }, {});
  expect(said()).toContain('include all of your bags.');
  cleanup();
  await cards({ carried: bags, seats: true }, { query: { ...query, bags } });
  expect(said()).toContain('include your seats.');
  cleanup();
  await cards({ carried: bags }, { query: { ...query, bags } });
  expect(said()).toBeUndefined();
});

test('of the whole trips above the list the one that is in the trip is marked', async () => {
  const trips = [row(BACK, 94_800), { ...row(OTHER, 90_000), rank: { reason: 'cheapest' as const } }];
  await cards({}, { trips });
  const links = within(screen.getByRole('region', { name: 'Whole trips' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent.includes('In your trip'))).toEqual([true, false]);
});
