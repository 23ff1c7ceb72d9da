import { keyOf } from '../../hash.ts';
import type { Dice } from './dice.ts';
import type { CityKind } from './kind.ts';
import type { Place } from './place.ts';

const STARS = keyOf('stays/stars');
const SCORE = keyOf('stays/score');
const AMENITY = keyOf('stays/amenity');
const ACCESS = keyOf('stays/access');
const RULES = keyOf('stays/rules');

/** Stars by what draws guests: shares of five, four, three, two, one; the rest is not rated. */
const SHARES: Readonly<Record<CityKind, readonly number[]>> = {
  culture: [0.08, 0.29, 0.36, 0.14, 0.04],
  beach: [0.1, 0.34, 0.34, 0.11, 0.03],
  snow: [0.07, 0.34, 0.37, 0.12, 0.03],
  nature: [0.05, 0.24, 0.42, 0.15, 0.04],
  business: [0.07, 0.3, 0.38, 0.14, 0.04],
  town: [0.01, 0.14, 0.42, 0.23, 0.07],
};

export function starsOf(dice: Dice, kind: CityKind): number {
  let chance = dice.unit(STARS);
  for (const [at, share] of SHARES[kind].entries()) {
    if (chance < share) return 5 - at;
    chance -= share;
  }
  return 0;
}

/** Tenths by stars, 0 first. */
const MEAN_SCORE = [81, 71, 75, 79, 84, 89] as const;

/** Guest score in tenths with its count; one house in thirty is too new for one. */
export function scoreOf(
  dice: Dice,
  stars: number,
  weight: number,
): { readonly tenths: number; readonly count: number } {
  if (dice.unit(SCORE) < 0.033) return { tenths: 0, count: 0 };
  const spread = (dice.unit(SCORE, 1) + dice.unit(SCORE, 2) + dice.unit(SCORE, 3) - 1.5) * 13;
  const tenths = Math.min(98, Math.max(48, Math.round(MEAN_SCORE[stars]! + spread)));
  const size = 30 + 900 * dice.unit(SCORE, 4) ** 3 * (1 + Math.min(6, weight / 60)) * (0.6 + stars * 0.25);
  return { tenths, count: Math.round(size) };
}

/** The word, chance without stars and at five stars, and where it makes sense at all. */
const AMENITY_ROWS: readonly (readonly [string, number, number, ((house: House) => boolean)?])[] = [
  ['wifi', 0.93, 1],
  ['parking', 0.55, 0.75],
  ['free_parking', 0.4, 0.15, ({ setting, kind }) => setting !== 'centre' || kind === 'town'],
  ['ev_charging', 0.05, 0.5],
  ['pool', 0.06, 0.75, ({ kind }) => kind !== 'snow'],
  ['indoor_pool', 0.01, 0.5],
  ['spa', 0.01, 0.85],
  ['sauna', 0.04, 0.6],
  ['gym', 0.04, 0.95],
  ['restaurant', 0.15, 0.97],
  ['bar', 0.2, 0.95],
  ['breakfast', 0.35, 1],
  ['room_service', 0.01, 0.9],
  ['front_desk_24h', 0.15, 1],
  ['airport_shuttle', 0.02, 0.2],
  ['shuttle_to_airport_free', 0.5, 0.7, ({ setting }) => setting === 'airport'],
  ['ski_storage', 0.5, 0.97, ({ kind }) => kind === 'snow'],
  ['ski_to_door', 0.06, 0.35, ({ kind }) => kind === 'snow'],
  ['beachfront', 0.35, 0.7, ({ setting }) => setting === 'seafront'],
  ['private_beach', 0.01, 0.5, ({ setting }) => setting === 'seafront'],
  ['sea_view', 0.4, 0.85, ({ setting }) => setting === 'seafront'],
  ['mountain_view', 0.4, 0.6, ({ kind }) => kind === 'snow' || kind === 'nature'],
  ['garden', 0.3, 0.45],
  ['terrace', 0.3, 0.6],
  ['kitchen', 0.35, 0.04],
  ['laundry', 0.25, 0.85],
  ['air_conditioning', 0.35, 0.95],
  ['family_rooms', 0.3, 0.55],
  ['kids_club', 0.005, 0.35, ({ kind }) => kind === 'beach' || kind === 'snow'],
  ['playground', 0.08, 0.2, ({ setting }) => setting !== 'centre'],
  ['meeting_rooms', 0.02, 0.75],
  ['luggage_storage', 0.45, 0.98],
  ['bike_rental', 0.12, 0.3],
  ['non_smoking', 0.8, 0.95],
];

export const AMENITIES: readonly string[] = AMENITY_ROWS.map(([word]) => word);

export interface House {
  readonly stars: number;
  readonly kind: CityKind;
  readonly setting: Place['setting'];
  readonly lat: number;
}

export function amenitiesOf(dice: Dice, house: House): number[] {
  const rank = house.stars === 0 ? 1.2 : house.stars;
  return AMENITY_ROWS.flatMap(([word, least, most, fits], at) => {
    if (fits && !fits(house)) return [];
    const hot = word === 'air_conditioning' && Math.abs(house.lat) < 40 ? 0.3 : 0;
    return dice.unit(AMENITY, at) < least + ((most - least) * (rank - 1)) / 4 + hot ? [at] : [];
  });
}

/** The fact, and the chance of it at one and at five stars. */
const ACCESS_ROWS: readonly (readonly [string, number, number])[] = [
  ['step_free_entrance', 0.35, 0.9],
  ['lift', 0.2, 0.97],
  ['step_free_room', 0.12, 0.8],
  ['wide_room_door', 0.1, 0.7],
  ['roll_in_shower', 0.06, 0.6],
  ['grab_bars', 0.06, 0.6],
  ['raised_toilet', 0.03, 0.4],
  ['accessible_parking', 0.12, 0.65],
  ['accessible_restaurant', 0.05, 0.75],
  ['accessible_pool', 0.005, 0.2],
  ['visual_alarm', 0.02, 0.4],
  ['hearing_loop', 0.01, 0.3],
  ['braille_signs', 0.02, 0.35],
  ['assistance_dogs', 0.3, 0.8],
];

export const ACCESS_FACTS: readonly string[] = ACCESS_ROWS.map(([word]) => word);

/** A house is built for wheelchairs or it is not: the facts come together, so those of one house share a chance. */
export function accessOf(dice: Dice, stars: number): number[] {
  const rank = stars === 0 ? 1.5 : Math.max(1, stars);
  const will = dice.unit(ACCESS);
  const facts = ACCESS_ROWS.flatMap(([, least, most], at) =>
    (will + dice.unit(ACCESS, at + 1)) / 2 < (least + ((most - least) * (rank - 1)) / 4) * 0.9 ? [at] : [],
  );
  const has = (word: string) => facts.includes(ACCESS_FACTS.indexOf(word));
  return facts.filter((at) => ACCESS_FACTS[at] !== 'roll_in_shower' || has('step_free_room'));
}

export interface HouseRules {
  readonly checkInFrom: number;
  readonly checkInUntil: number;
  readonly checkOutUntil: number;
  readonly checkInAge: number;
  readonly pets: 'yes' | 'on_request' | 'no';
  readonly children: boolean;
}

export function rulesOf(dice: Dice, country: string, stars: number): HouseRules {
  const open = stars >= 3 || dice.unit(RULES) < 0.3;
  const pets = dice.unit(RULES, 1);
  return {
    checkInFrom: [840, 900, 900, 960][dice.pick(RULES, 4, 2)]!,
    checkInUntil: open ? 1439 : [1200, 1260, 1320][dice.pick(RULES, 3, 3)]!,
    checkOutUntil: [600, 630, 660, 660, 720][dice.pick(RULES, 5, 4)]!,
    checkInAge: country === 'US' && dice.unit(RULES, 5) < 0.45 ? 21 : 18,
    pets: pets < 0.22 ? 'yes' : pets < 0.45 ? 'on_request' : 'no',
    // One beach or spa house in fifty is for adults only.
    children: stars < 4 || dice.unit(RULES, 6) > 0.06,
  };
}
