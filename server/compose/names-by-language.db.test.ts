import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, Product } from '#contract/booking';
import type { Facet } from '#contract/search';
import { createPlaces, type Places } from '#domain/places';
import type { StayWorldInput } from '#engine/stays';
import type { Speak } from '#platform/words';
import { openPlaces } from '#reference/places';
import { levyingCity, quarterName } from '#supply/house';
import { ROOM_KINDS } from '../../supply/house/stays/rates/rooms.ts';
import { twinHouses } from '../../supply/house/stays/testing/shop.ts';
import { areaKey, AREAS } from '../../supply/house/stays/world/areas.ts';
import { createLocalNames } from './local-names.ts';
import {
  type Asked,
  bought,
  type Detail,
  listed,
  openShop,
  quoted,
  said,
  searched,
  type Shop,
} from './testing/promises.ts';
import { speakFromCatalogs } from './testing/words.ts';

const asked: Asked = { day: 63, adults: 1, children: [], rooms: 1, currency: 'EUR' };
const PARIS = 2_988_507;
/** A room of an operator's own, under a key that the house has a word for. */
const OWN_ROOM = 'Garden room of Ida';

/** An invented house and an operator's own, as the compiler of the house writes them. */
function world(): StayWorldInput {
  const twin = ROOM_KINDS.find(({ key }) => key === 'twin');
  const given = twinHouses(['h-2988507-1', 'o-ida'], 9);
  const [invented, own] = [...given.properties].map((property, at) => ({
    ...property,
    area: at === 0 ? 0 : -1,
    chain: -1,
    dataClass: at === 0 ? ('demo' as const) : ('house' as const),
    rooms: property.rooms.map((room) => ({ ...room, name: at === 0 ? (twin?.name ?? '') : OWN_ROOM })),
  }));
  const areas = [{ key: areaKey(PARIS, 'old-town'), name: `${AREAS['old-town']}, Paris` }];
  return { ...given, areas, properties: invented && own ? [invented, own] : [] };
}

let shop: Shop;
let locale = 'en-GB';
beforeAll(async () => {
  const places: Places = createPlaces(await openPlaces(join(import.meta.dirname, '../../dist/reference')));
  const speak: Speak = await speakFromCatalogs();
  const localise = createLocalNames({ places, speak, quarterName, levyingCity });
  shop = await openShop(world(), { reader: { locale: () => locale, speak, localise } });
}, 120_000);
afterAll(() => shop.close());

interface Told {
  readonly room: string;
  readonly area: string;
  readonly heathrow: string;
  readonly city: string;
  readonly fare: RegExp;
  /** Names of airports in this small world, all of them. */
  readonly airports: RegExp;
}

const TOLD: Readonly<Record<string, Told>> = {
  'en-GB': {
    room: 'Twin room',
    area: 'Old Town, Paris',
    heathrow: 'LHR',
    city: 'LHR',
    fare: /^(?:Light|Basic|Local)$/,
    airports: /^[A-Z]{3}$/,
  },
  'de-DE': {
    room: 'Zweibettzimmer',
    area: 'Altstadt, Paris',
    heathrow: 'Heathrow',
    city: 'London',
    fare: /^(?:Light|Basis|Regional)$/,
    airports: /^\p{Lu}[\p{Script=Latin} .’-]{3,}$/u,
  },
  'ja-JP': {
    room: 'ツインルーム',
    area: 'パリ・旧市街',
    heathrow: 'ヒースロー',
    city: 'ロンドン',
    fare: /^(?:ライト|ベーシック|ローカル)$/,
    airports: /^[\p{Script=Han}\p{Script=Katakana}ー・F]+$/u,
  },
  'ar-AE': {
    room: 'غرفة بسريرين منفصلين',
    area: 'البلدة القديمة، باريس',
    heathrow: 'هيثرو',
    city: 'لندن',
    fare: /^(?:الخفيفة|الأساسية|المحلية)$/,
    airports: /^[\p{Script=Arabic} ]+$/u,
  },
};

function labels(facets: readonly Facet[], ids: readonly string[]): (string | null)[] {
  const found = facets.filter((facet) => ids.includes(facet.id));
  return found.flatMap((facet) => (facet.kind === 'options' ? facet.options.map(({ label }) => label) : []));
}

function namesOf(product: Product | undefined): Partial<Told> & { readonly fareName?: string } {
  if (product?.vertical === 'stays')
    return { room: product.rooms[0]?.room.name ?? '', area: product.property.area?.name ?? '' };
  const { airportName = '', cityName = '' } = product?.slices[0]?.segments[0]?.departure ?? {};
  return { heathrow: airportName, city: cityName, fareName: product?.fare.familyName ?? '' };
}

const invented = ({ dataClass }: { readonly dataClass: string }) => dataClass === 'demo';

test.each(Object.entries(TOLD))(
  'a search and an order in %s say every name in it',
  async (language, told) => {
    locale = language;
    const browser = await shop.site.browser();
    const rooms = await searched(browser, 'stays', asked);
    const offers = rooms.page.vertical === 'stays' ? rooms.page.offers : [];
    const here = offers.find(invented);
    expect([here?.rooms[0]?.room.name, here?.property.area?.name]).toEqual([told.room, told.area]);
    expect(offers.find((offer) => !invented(offer))?.rooms[0]?.room.name).toBe(OWN_ROOM);
    expect(labels(rooms.page.facets, ['area'])).toContain(told.area);
    const flights = await searched(browser, 'flights', asked);
    expect(flights.page.offers.length).toBeGreaterThan(0);
    for (const label of labels(flights.page.facets, ['via', 'out.from', 'out.to']))
      expect(label).toMatch(told.airports);
    const detail = await said<Detail>(flights.offer(flights.page.offers[0]?.id ?? ''));
    const fares = 'fares' in detail ? detail.fares : [];
    expect(fares[0]?.familyName).toMatch(told.fare);

    const room = await listed(browser, 'stays', asked, (found) => found.find(invented));
    const stay = await bought(browser, await quoted(browser, room!.choice), `${language}@example.com`);
    expect(namesOf(stay.order.items[0]?.product)).toEqual({ room: told.room, area: told.area });
    const trip = await listed(browser, 'flights', asked);
    const flown = await bought(browser, await quoted(browser, trip!.choice), `${language}@example.com`);
    const { heathrow, city } = told;
    const named = namesOf(flown.order.items[0]?.product);
    expect(named).toMatchObject({ heathrow, city, fareName: expect.stringMatching(told.fare) });

    await shop.site.deliver();
    const mails = shop.site.mails.filter(({ to }) => to === `${language}@example.com`);
    const written = mails
      .map(({ text, attachments = [] }) => text + attachments.map(({ content }) => content).join(''))
      .join('');
    for (const name of [told.room, told.area, heathrow]) expect(written).toContain(name);
    const file = await browser.get(`/i/api/booking/v1/orders/${flown.order.id}/calendar.ics`);
    expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining(heathrow)]);
  },
  120_000,
);

test('an order keeps codes: whoever reads it later in another language is told in that', async () => {
  locale = 'ja-JP';
  const browser = await shop.site.browser();
  const room = await listed(browser, 'stays', asked, (found) => found.find(invented));
  const { order } = await bought(browser, await quoted(browser, room!.choice));
  for (const [language, { room: name, area }] of Object.entries(TOLD)) {
    locale = language;
    const again = await said<Order>(browser.get(`/i/api/booking/v1/orders/${order.id}`));
    expect(namesOf(again.items[0]?.product), language).toEqual({ room: name, area });
  }
});
