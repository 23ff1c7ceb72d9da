import type { PropertyInput, RoomInput } from '#engine/stays';
import { keyOf } from '../../hash.ts';
import { chainHouse, inventName } from '../names/name.ts';
import { leadFor, weekdayFor } from '../rates/curves.ts';
import { closedNights, houseNights } from '../rates/load.ts';
import { plansOf } from '../rates/plans.ts';
import { inSteps, nightEuros, type PriceScale } from '../rates/price.ts';
import { roomsOf, squareMetres, unitsOf, type RoomKind } from '../rates/rooms.ts';
import { seasonFor, seasonRow, type SeasonChoice } from '../rates/seasons.ts';
import { areaKey, areaName } from './areas.ts';
import type { IsLand, StayCity } from './city.ts';
import { cityWeight } from './count.ts';
import { countryLevel } from './countries.ts';
import { diceOf, type Dice } from './dice.ts';
import { ACCESS_FACTS, accessOf, AMENITIES, amenitiesOf, rulesOf, scoreOf, starsOf, type House } from './facts.ts';
import type { CityDraw, CityKind } from './kind.ts';
import { placeHouse, type Place } from './place.ts';
import type { Tables } from './tables.ts';

const HOUSE = keyOf('stays/house');
const PRICE = keyOf('stays/price');
const LOAD = keyOf('stays/load');
const RULE = keyOf('stays/restriction');
const ROOM = keyOf('stays/room');

interface CityInput {
  readonly city: StayCity;
  readonly draw: CityDraw;
  readonly isLand: IsLand;
  readonly seed: number;
  readonly firstDay: number;
  readonly tables: Tables;
}

/** The n-th house of a city. Asked in order from 0: a name hangs on those before it, nothing else does. */
export function createHouses(input: CityInput): (n: number) => PropertyInput {
  const { city, draw, seed, tables } = input;
  const taken = new Set<string>();
  const shared = {
    weight: cityWeight(city, draw) + draw.extra * 4,
    flown: city.airports.reduce((sum, { own, popularity }) => sum + (own ? popularity : 0), 0),
    season: seasonFor(seed, city, draw.kind),
    zone: tables.zones.rowOf(city.zone, () => city.zone),
    taxSet: tables.taxSet(city),
    currency: tables.currencyOf(city.country),
  };
  return (n) => houseOf(input, shared, diceOf(seed, HOUSE ^ city.id, n), n, taken);
}

interface Shared {
  readonly weight: number;
  readonly flown: number;
  readonly season: SeasonChoice;
  readonly zone: number;
  readonly taxSet: number;
  readonly currency: { readonly row: number; readonly scale: PriceScale };
}

interface Site {
  readonly place: Place;
  readonly kind: CityKind;
  readonly area: { readonly key: string; readonly name: string };
  readonly chain: ReturnType<typeof chainHouse>;
}

function siteOf({ city, draw, isLand }: CityInput, dice: Dice, taken: Set<string>): Site {
  const place = placeHouse(dice, city, draw.kind, isLand);
  const kind: CityKind = place.setting === 'airport' ? 'business' : draw.kind;
  const airport = place.setting === 'airport' ? place.area?.key : undefined;
  const near = place.area && { name: place.area.name, airport };
  const chain = chainHouse(dice, { city: city.name, area: near, kind, population: city.population }, taken);
  return { place, kind, area: areaOf(city, place, airport), chain };
}

/** Told apart from the like of it in a neighbouring town; a town without quarters is one area. */
function areaOf({ id, name }: StayCity, { area }: Place, airport: string | undefined): Site['area'] {
  if (!area) return { key: areaKey(id), name };
  return { key: areaKey(id, area.key), name: airport ? area.name : areaName(area.name, name) };
}

function houseOf(input: CityInput, shared: Shared, dice: Dice, n: number, taken: Set<string>): PropertyInput {
  const { city, draw, tables } = input;
  const { place, kind, area, chain } = siteOf(input, dice, taken);
  const stars = chain?.stars ?? starsOf(dice, kind);
  const house: House = { stars, kind, setting: place.setting, lat: city.lat };
  const { tenths: scoreTenths, count: scoreCount } = scoreOf(dice, stars, shared.weight);
  const season = kind === draw.kind ? shared.season : seasonFor(input.seed, city, kind);
  const facts = { amenities: amenitiesOf(dice, house), accessFacts: accessOf(dice, stars) };
  const level = countryLevel(city.country).euros;
  const size = { population: city.population, flown: shared.flown, extra: draw.extra };
  const at = { setting: place.setting, stars, scoreTenths, chance: dice.unit(PRICE) };
  const euros = nightEuros({ euros: level, ...size, ...at });
  const weekday = weekdayFor(kind, city.country);
  return {
    ...facts,
    ...rulesOf(dice, city.country, stars),
    key: `h-${city.id}-${n}`,
    name: chain?.name ?? inventName(dice, city.country, stars, taken),
    lat: place.lat,
    lon: place.lon,
    country: city.country,
    area: tables.areas.rowOf(area.key, () => area),
    zone: shared.zone,
    chain: chain?.chain ?? -1,
    stars,
    scoreTenths,
    scoreCount,
    currency: shared.currency.row,
    taxSet: shared.taxSet,
    dataClass: 'demo',
    season: seasonRow(season),
    weekday,
    lead: leadFor(kind, stars),
    rooms: roomsFor({ input, shared, dice, house, facts, euros, level, season, weekday, isChain: chain !== undefined }),
  };
}

interface RoomsInput {
  readonly input: CityInput;
  readonly shared: Shared;
  readonly dice: Dice;
  readonly house: House;
  readonly facts: { readonly amenities: readonly number[]; readonly accessFacts: readonly number[] };
  readonly euros: number;
  readonly level: number;
  readonly season: SeasonChoice;
  readonly weekday: number;
  readonly isChain: boolean;
}

function roomsFor(of: RoomsInput): RoomInput[] {
  const { dice, house, euros, shared } = of;
  const { scale } = shared.currency;
  const has = (word: string) => of.facts.amenities.includes(AMENITIES.indexOf(word));
  const stepFree = of.facts.accessFacts.includes(ACCESS_FACTS.indexOf('step_free_room'));
  const toMinor = (amount: number) => inSteps(amount, scale);
  const ratePlans = plansOf(dice, {
    stars: house.stars,
    kind: house.kind,
    country: of.input.city.country,
    isChain: of.isChain,
    euros,
    level: of.level,
    toMinor,
    hasBreakfast: has('breakfast'),
    hasRestaurant: has('restaurant'),
    restriction: of.input.tables.restrictions.rowsFor({
      kind: house.kind,
      south: of.season.south,
      strict: dice.unit(RULE),
    }),
  });
  const nights = nightsFor(of);
  const childPermille = [0, 150, 250][dice.pick(PRICE, 3, 1)]!;
  return roomsOf(dice, { stars: house.stars, kitchen: has('kitchen'), stepFree }).map((kind, at) => ({
    ...roomRow(dice, house.stars, kind, at),
    baseMinor: toMinor(euros * kind.factor),
    singlePermille: kind.adults === 1 ? 1000 : 850 + dice.pick(PRICE, 8, 2) * 20,
    extraAdultPermille: 220 + dice.pick(PRICE, 8, 3) * 20,
    childPermille,
    freeUnderAge: [3, 3, 4, 6][dice.pick(PRICE, 4, 4)]!,
    ratePlans,
    closedDays: nights(keyOf(kind.key)),
  }));
}

function roomRow(dice: Dice, stars: number, kind: RoomKind, at: number) {
  const { key, name, beds, adults: maxAdults, children: maxChildren, guests: maxGuests } = kind;
  const units = unitsOf(dice, stars, kind, at);
  return { key, name, beds, maxAdults, maxChildren, maxGuests, units, sizeM2: squareMetres(dice, stars, kind) };
}

/** The nights that are gone, by kind of room and read once: some of them in the whole house. */
function nightsFor({ dice, house, shared, season, weekday, input }: RoomsInput): (room: number) => Iterable<number> {
  const { tables, firstDay } = input;
  const busy = Math.min(1, shared.weight / 400);
  const base = (0.05 + 0.07 * busy) * (0.5 + dice.unit(LOAD));
  const seasonal = house.stars <= 3 && dice.unit(LOAD, 1) < (season.curve === 'snow' ? 0.4 : 0.3);
  let gone: Uint8Array | undefined;
  return (room) => ({
    [Symbol.iterator]() {
      const demand = tables.demand(season, weekday, base);
      gone ??= houseNights(dice.key, firstDay, demand, seasonal ? tables.shut(season) : undefined);
      return closedNights(dice.key ^ room ^ ROOM, firstDay, demand, gone)[Symbol.iterator]();
    },
  });
}
