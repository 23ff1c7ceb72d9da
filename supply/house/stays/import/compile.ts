import type {
  CancellationInput,
  CurrencyInput,
  DayException,
  PropertyInput,
  RatePlanInput,
  RestrictionInput,
  RoomInput,
} from '#engine/stays';
import { ACCESS_FACTS, AMENITIES } from '../world/facts.ts';
import { Table } from '../world/table.ts';
import { whyUnsold } from './merge.ts';
import type { OsmPoint, OwnDay, OwnProperty, OwnRate, OwnRoom, OwnStays } from './own.ts';

/** Rows of the world's tables that own houses share with invented ones, and where their own begin. */
export interface OwnTables {
  readonly firstCurrency: number;
  readonly firstCancellation: number;
  readonly firstRestriction: number;
  /** The same price all year, all week and however late. */
  readonly flat: { readonly season: number; readonly weekday: number; readonly lead: number };
  readonly zone: (lat: number, lon: number, country: string) => number;
  readonly taxSet: (lat: number, lon: number, country: string) => number;
  readonly firstDay: number;
  readonly dayCount: number;
}

export interface OwnRows {
  readonly properties: readonly PropertyInput[];
  readonly currencies: readonly CurrencyInput[];
  readonly cancellations: readonly CancellationInput[];
  readonly restrictions: readonly RestrictionInput[];
}

/** The operator's properties as rows of the world; those that cannot be sold are left out. Their prices are to the minor unit. */
export function ownRows({ properties, points }: OwnStays, tables: OwnTables): OwnRows {
  const onMap = new Map(points.map((point) => [point.id, point]));
  const known = new Set(onMap.keys());
  const compiled = new Compiler(tables);
  const sold = properties.filter((property) => whyUnsold(property, known) === undefined);
  return {
    properties: sold.map((property) => compiled.property(property, onMap.get(property.id))),
    currencies: compiled.currencies.rows,
    cancellations: compiled.cancellations.rows,
    restrictions: compiled.restrictions.rows,
  };
}

class Compiler {
  readonly currencies = new Table<CurrencyInput>();
  readonly cancellations = new Table<CancellationInput>();
  readonly restrictions = new Table<RestrictionInput>();
  readonly #tables: OwnTables;

  constructor(tables: OwnTables) {
    this.#tables = tables;
  }

  property(own: OwnProperty, point: OsmPoint | undefined): PropertyInput {
    const { firstCurrency, flat } = this.#tables;
    const { country, currency, stars, checkInFrom, checkInUntil, checkOutUntil, checkInAge, pets, children } = own;
    const lat = own.lat ?? point!.lat;
    const lon = own.lon ?? point!.lon;
    return {
      key: `o-${own.id}`,
      name: own.name ?? point!.name,
      lat,
      lon,
      country,
      area: -1,
      zone: this.#tables.zone(lat, lon, country),
      chain: -1,
      stars,
      scoreTenths: 0,
      scoreCount: 0,
      amenities: own.amenities.map((word) => AMENITIES.indexOf(word)),
      accessFacts: own.accessFacts.map((word) => ACCESS_FACTS.indexOf(word)),
      checkInFrom,
      checkInUntil,
      checkOutUntil,
      checkInAge,
      pets,
      children,
      currency: firstCurrency + this.currencies.rowOf(currency, () => ({ code: currency, stepMinor: 1 })),
      taxSet: this.#tables.taxSet(lat, lon, country),
      ...flat,
      dataClass: 'house',
      rooms: own.rooms.filter(({ rates }) => rates.length > 0).map((room) => this.#room(room)),
    };
  }

  #room({ id, rates, days, ...room }: OwnRoom): RoomInput {
    const { firstDay, dayCount } = this.#tables;
    const inWindow = days.filter(({ date }) => date >= firstDay && date < firstDay + dayCount);
    return {
      ...room,
      key: id,
      ratePlans: rates.map((rate) => this.#rate(rate)),
      closedDays: [],
      exceptions: inWindow.map((day) => exceptionOf(day, firstDay)),
    };
  }

  #rate({ id, cancellation, audience, minNights, maxNights, ...rate }: OwnRate): RatePlanInput {
    const { firstCancellation, firstRestriction, dayCount } = this.#tables;
    const nights = (count: number) => Array.from({ length: dayCount }, () => count);
    const restriction = this.restrictions.rowOf(`${minNights} ${maxNights}`, () => ({
      minNights: nights(minNights),
      maxNights: nights(maxNights),
    }));
    return {
      ...rate,
      key: id,
      cancellation: firstCancellation + this.cancellations.rowOf(JSON.stringify(cancellation), () => cancellation),
      audience: audience === 'public' || audience === 'member' ? audience : { contract: audience },
      restriction: firstRestriction + restriction,
    };
  }
}

function exceptionOf({ date, rate, ...said }: OwnDay, firstDay: number): DayException {
  return { ...said, day: date - firstDay, ...(rate !== undefined && { ratePlan: rate }) };
}
