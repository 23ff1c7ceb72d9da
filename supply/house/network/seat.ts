import type { Seat } from '#contract/search';
import type { Cabin } from '#engine/timetable';
import { hash, keyOf } from '../hash.ts';
import { AIRCRAFT_BY_ICAO, type AircraftType, type Layout } from './aircraft.ts';

/** What is flown and by whom; `seats` per cabin as in the timetable. */
export interface Flown {
  readonly carrier: string;
  /** ICAO type designator. */
  readonly aircraft: string;
  readonly seats: readonly number[];
  readonly cabin: Cabin;
}

/** Inches between rows: the middle of what airlines publish for such a body, layout and cabin. */
const ECONOMY_INCHES: Readonly<Record<AircraftType['body'], Readonly<Record<Layout, number>>>> = {
  prop: { dense: 30, classic: 31, long: 31, grand: 31 },
  regional: { dense: 30, classic: 31, long: 31, grand: 31 },
  narrow: { dense: 29, classic: 31, long: 31, grand: 31 },
  wide: { dense: 30, classic: 31, long: 32, grand: 32 },
};
const PREMIUM_INCHES = { narrow: 35, wide: 38 } as const;
const BUSINESS_INCHES = { narrow: 37, wide: 60 } as const;
const FIRST_INCHES = 78;
const CM_PER_INCH = 2.54;

/** Seeds of independent choices of a carrier. */
const [OF_PITCH, OF_POWER, OF_WIFI] = [1, 2, 3];

/** The seat of a sample flight; undefined for an aircraft that the house does not fly. Invented by rule, the same each time. */
export function seatOf({ carrier, aircraft, seats, cabin }: Flown): Seat | undefined {
  const type = AIRCRAFT_BY_ICAO.get(aircraft);
  const layout = type && layoutOf(type, seats);
  if (!type || !layout) return undefined;
  const chance = (choice: number, below: number): number => hash(choice, keyOf(carrier), keyOf(aircraft)) % below;
  const inches = inchesOf(type, layout, cabin) + (cabin === 'economy' ? chance(OF_PITCH, 3) - 1 : 0);
  const small = type.body === 'prop' || type.body === 'regional';
  const comforts = layout === 'dense' ? { wifi: PAID_OR_NONE, power: 4 } : { wifi: ANY, power: 8 };
  return {
    pitchCm: Math.round(inches * CM_PER_INCH),
    power: !small && (cabin !== 'economy' || chance(OF_POWER, 10) < comforts.power),
    wifi: small ? 'none' : comforts.wifi[chance(OF_WIFI, comforts.wifi.length)]!,
  };
}

const ANY = ['free', 'paid', 'paid', 'none'] as const;
const PAID_OR_NONE = ['paid', 'none'] as const;

function layoutOf(type: AircraftType, seats: readonly number[]): Layout | undefined {
  const layouts = Object.entries(type.layouts) as [Layout, readonly number[]][];
  return layouts.find(([, cabins]) => cabins.every((count, at) => count === (seats[at] ?? 0)))?.[0];
}

function inchesOf({ body }: AircraftType, layout: Layout, cabin: Cabin): number {
  const size = body === 'wide' ? 'wide' : 'narrow';
  if (cabin === 'economy') return ECONOMY_INCHES[body][layout];
  if (cabin === 'premium') return PREMIUM_INCHES[size];
  return cabin === 'business' ? BUSINESS_INCHES[size] : FIRST_INCHES;
}
