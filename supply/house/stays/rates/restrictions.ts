import type { RestrictionInput } from '#engine/stays';
import type { CityKind } from '../world/kind.ts';

/** Rows of the table of restrictions; -1 is none. */
export interface RestrictionRows {
  readonly rows: readonly RestrictionInput[];
  /** For a house: what holds for its ordinary plans and for its cheapest ones. */
  readonly rowsFor: (house: { readonly kind: CityKind; readonly south: boolean; readonly strict: number }) => {
    readonly ordinary: number;
    readonly saver: number;
  };
}

interface Window {
  readonly firstDay: number;
  readonly dayCount: number;
}

type Span = readonly [from: number, to: number];

const SATURDAY = 5;

/** Month and day as one number, `MMDD`, of an absolute day; and its weekday, Monday 0. */
function civil(day: number): { readonly at: number; readonly weekday: number } {
  const date = new Date(day * 86_400_000);
  return { at: (date.getUTCMonth() + 1) * 100 + date.getUTCDate(), weekday: (date.getUTCDay() + 6) % 7 };
}

function isIn(at: number, [from, to]: Span): boolean {
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

const NEW_YEAR: Span = [1228, 101];
const PEAKS = {
  beachNorth: [704, 905],
  beachSouth: [1226, 214],
  snowNorth: [1219, 310],
  snowSouth: [704, 830],
} as const satisfies Record<string, Span>;

/** The weeks in which whole weeks only are sold, Saturday to Saturday. */
const WHOLE_WEEKS = {
  beachNorth: [718, 829],
  beachSouth: [1226, 131],
  snowNorth: [1226, 108],
  snowSouth: [711, 801],
} as const satisfies Record<string, Span>;

type Peak = keyof typeof PEAKS;

/** The same house has the same row in every window; days of arrival are counted from its first. */
export function restrictionRows(window: Window): RestrictionRows {
  const days = Array.from({ length: window.dayCount }, (_, day) => civil(window.firstDay + day));
  const rows: RestrictionInput[] = [];
  const add = (row: RestrictionInput) => rows.push(row) - 1;
  const minimum = (nightsOf: (day: { at: number; weekday: number }) => number) => days.map(nightsOf);
  const daysWhere = (holds: (day: { at: number; weekday: number }) => boolean) =>
    days.flatMap((day, at) => (holds(day) ? [at] : []));

  const newYear = add({ minNights: minimum(({ at }) => (isIn(at, NEW_YEAR) ? 2 : 1)) });
  const weekends = add({
    minNights: minimum(({ at, weekday }) => (isIn(at, NEW_YEAR) ? 3 : weekday === SATURDAY ? 2 : 1)),
  });
  const saver = add({ minLeadDays: 3, stopSell: daysWhere(({ at }) => isIn(at, [1230, 1231])) });
  const peaks = Object.fromEntries(
    (Object.keys(PEAKS) as Peak[]).map((peak) => {
      const most = add({
        minNights: minimum(({ at }) => (isIn(at, PEAKS[peak]) ? 3 : 1)),
        maxNights: minimum(() => 28),
      });
      const changeover = daysWhere(({ at, weekday }) => isIn(at, WHOLE_WEEKS[peak]) && weekday !== SATURDAY);
      const weeks = add({
        minNights: minimum(({ at }) => (isIn(at, WHOLE_WEEKS[peak]) ? 7 : isIn(at, PEAKS[peak]) ? 4 : 1)),
        maxNights: minimum(() => 28),
        closedToArrival: changeover,
        closedToDeparture: changeover,
      });
      return [peak, { most, weeks }];
    }),
  ) as Record<Peak, { most: number; weeks: number }>;

  return {
    rows,
    rowsFor({ kind, south, strict }) {
      if (kind === 'beach' || kind === 'snow') {
        const { most, weeks } = peaks[`${kind}${south ? 'South' : 'North'}`];
        const ordinary = strict < 0.14 ? weeks : strict < 0.55 ? most : -1;
        return { ordinary, saver: ordinary === -1 ? saver : ordinary };
      }
      const ordinary = kind === 'town' || strict > 0.4 ? -1 : kind === 'business' ? newYear : weekends;
      return { ordinary, saver: strict < 0.2 && ordinary !== -1 ? ordinary : saver };
    },
  };
}
