import { hash, keyOf } from '../../hash.ts';
import type { CityKind } from '../world/kind.ts';

/** Day of a year of 366 days and permille, joined by straight lines around the turn of the year. */
type Curve = readonly (readonly [day: number, permille: number])[];

const [JAN, FEB, MAR, APR, MAY, JUN, JUL, AUG, SEP, OCT, NOV, DEC] = [
  0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335,
] as const;

const CURVES = {
  summerBeach: [
    [JAN, 720],
    [JAN + 10, 640],
    [APR + 4, 780],
    [MAY + 14, 950],
    [JUN + 14, 1200],
    [JUL + 14, 1550],
    [AUG + 9, 1800],
    [AUG + 27, 1420],
    [SEP + 14, 1150],
    [OCT + 14, 800],
    [NOV + 4, 640],
    [DEC + 20, 640],
    [DEC + 28, 780],
  ],
  winterSun: [
    [JAN, 1500],
    [JAN + 12, 1180],
    [FEB + 14, 1280],
    [MAR + 20, 1250],
    [APR + 20, 1050],
    [MAY + 20, 860],
    [JUL + 20, 900],
    [SEP + 10, 780],
    [OCT + 20, 1060],
    [NOV + 20, 1080],
    [DEC + 15, 1050],
    [DEC + 28, 1750],
  ],
  tropics: [
    [JAN, 1600],
    [JAN + 12, 1300],
    [MAR + 10, 1220],
    [MAY, 950],
    [JUN + 10, 860],
    [JUL + 25, 1080],
    [SEP + 15, 780],
    [NOV + 10, 920],
    [DEC + 15, 1150],
    [DEC + 28, 1800],
  ],
  snow: [
    [JAN, 1850],
    [JAN + 9, 1300],
    [FEB + 12, 1680],
    [MAR + 5, 1500],
    [MAR + 25, 1100],
    [APR + 20, 700],
    [MAY + 20, 580],
    [JUL + 20, 860],
    [AUG + 10, 880],
    [SEP + 20, 660],
    [NOV + 10, 580],
    [DEC + 15, 1050],
    [DEC + 28, 1900],
  ],
  city: [
    [JAN, 1250],
    [JAN + 7, 780],
    [MAR, 900],
    [APR + 15, 1130],
    [MAY + 20, 1200],
    [JUN + 20, 1150],
    [JUL + 20, 1020],
    [AUG + 20, 980],
    [SEP + 15, 1200],
    [OCT + 10, 1150],
    [NOV + 10, 900],
    [DEC + 8, 1050],
    [DEC + 22, 920],
    [DEC + 30, 1350],
  ],
  business: [
    [JAN, 950],
    [JAN + 14, 940],
    [MAR + 10, 1060],
    [JUN + 10, 1080],
    [JUL + 25, 900],
    [AUG + 15, 850],
    [SEP + 20, 1120],
    [NOV + 10, 1060],
    [DEC + 10, 960],
    [DEC + 25, 760],
    [DEC + 30, 1000],
  ],
  nature: [
    [JAN, 1000],
    [JAN + 12, 800],
    [MAR + 10, 820],
    [MAY + 15, 1000],
    [JUN + 20, 1150],
    [JUL + 25, 1330],
    [AUG + 15, 1360],
    [SEP + 15, 1080],
    [OCT + 15, 960],
    [NOV + 15, 720],
    [DEC + 20, 820],
    [DEC + 29, 1120],
  ],
  town: [
    [JAN, 980],
    [JAN + 10, 900],
    [APR + 15, 1000],
    [JUN + 20, 1060],
    [AUG + 10, 1080],
    [OCT + 10, 1010],
    [NOV + 20, 920],
    [DEC + 28, 1040],
  ],
} as const satisfies Record<string, Curve>;

type CurveName = keyof typeof CURVES;

const DAYS = 366;
/** Half a year later: the same sun on the other half of the world. */
const TURNED = new Set<CurveName>(['summerBeach', 'snow', 'city', 'nature']);

export interface SeasonChoice {
  readonly curve: CurveName;
  readonly south: boolean;
  /** 0 to 3: how strongly it swings and when a fair is. */
  readonly variant: number;
}

const VARIANT = keyOf('stays/season');

export function seasonFor(
  seed: number,
  city: { readonly id: number; readonly lat: number },
  kind: CityKind,
): SeasonChoice {
  return {
    curve: curveFor(kind, Math.abs(city.lat)),
    south: city.lat < -15,
    variant: hash(seed, VARIANT, city.id) % 4,
  };
}

function curveFor(kind: CityKind, latitude: number): CurveName {
  switch (kind) {
    case 'beach':
      return latitude < 22 ? 'tropics' : latitude < 31 ? 'winterSun' : 'summerBeach';
    case 'snow':
      return 'snow';
    case 'culture':
      return latitude < 22 ? 'tropics' : 'city';
    case 'business':
      return 'business';
    case 'nature':
      return latitude < 22 ? 'tropics' : 'nature';
    case 'town':
      return 'town';
  }
}

const SWING = [1, 0.85, 1.12, 0.95] as const;
/** Days of a week when the city is full of a fair or a festival, by variant; -1 for none. */
const FAIR_WEEK = [-1, 75, 136, 264] as const;
const FAIR = 1.3;

/** Permille for each day of a year. */
function seasonCurve({ curve, south, variant }: SeasonChoice): number[] {
  const turned = south && TURNED.has(curve);
  return Array.from({ length: DAYS }, (_, day) => {
    const at = turned ? valueAt(CURVES[curve], (day + DAYS / 2) % DAYS) : valueAt(CURVES[curve], day);
    const fair = FAIR_WEEK[variant]!;
    const isFair = (curve === 'business' || curve === 'city') && fair >= 0 && day >= fair && day < fair + 6;
    return Math.round((1000 + (at - 1000) * SWING[variant]!) * (isFair ? FAIR : 1));
  });
}

function valueAt(curve: Curve, day: number): number {
  const after = curve.findIndex(([at]) => at > day);
  const [toDay, to] = curve[after === -1 ? 0 : after]!;
  const [fromDay, from] = curve[(after === -1 ? curve.length : after) - 1] ?? curve.at(-1)!;
  const span = (toDay - fromDay + DAYS) % DAYS || DAYS;
  return from + ((to - from) * ((day - fromDay + DAYS) % DAYS)) / span;
}

const NAMES = Object.keys(CURVES) as CurveName[];
const VARIANTS = SWING.length;

/** Row of `SEASONS`. */
export function seasonRow({ curve, south, variant }: SeasonChoice): number {
  return (NAMES.indexOf(curve) * 2 + (south ? 1 : 0)) * VARIANTS + variant;
}

export const SEASONS: readonly (readonly number[])[] = NAMES.flatMap((curve) =>
  [false, true].flatMap((south) => SWING.map((_, variant) => seasonCurve({ curve, south, variant }))),
);
