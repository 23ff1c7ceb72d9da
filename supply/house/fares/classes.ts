import type { BookingClass } from '#engine/fares';
import type { Cabin } from '#engine/timetable';

/** Code, nested share of the cabin, price, days before departure, nights away for the return price; cheapest first. */
function classes(rows: readonly (readonly [string, number, number, number, number])[]): readonly BookingClass[] {
  return rows.map(([code, limitPermille, pricePermille, advanceDays, minStayDays]) => ({
    code,
    limitPermille,
    pricePermille,
    advanceDays,
    minStayDays,
  }));
}

type Classes = Readonly<Record<Cabin, readonly BookingClass[]>>;

const FRONT = {
  premium: classes([
    ['T', 350, 800, 28, 3],
    ['E', 600, 950, 14, 2],
    ['P', 850, 1180, 3, 0],
    ['W', 1000, 1550, 0, 0],
  ]),
  business: classes([
    ['Z', 300, 860, 28, 3],
    ['I', 550, 980, 14, 2],
    ['D', 800, 1150, 3, 0],
    ['C', 950, 1450, 0, 0],
    ['J', 1000, 1800, 0, 0],
  ]),
  first: classes([
    ['A', 600, 900, 7, 0],
    ['F', 1000, 1250, 0, 0],
  ]),
};

export const NETWORK_CLASSES: Classes = {
  economy: classes([
    ['O', 200, 760, 42, 6],
    ['T', 330, 830, 28, 5],
    ['Q', 460, 910, 21, 4],
    ['L', 590, 1000, 14, 3],
    ['K', 710, 1120, 7, 2],
    ['M', 830, 1380, 3, 0],
    ['B', 930, 1720, 0, 0],
    ['Y', 1000, 2250, 0, 0],
  ]),
  ...FRONT,
};

export const LOW_COST_CLASSES: Classes = {
  economy: classes([
    ['E', 120, 480, 30, 0],
    ['F', 260, 620, 21, 0],
    ['G', 400, 780, 14, 0],
    ['H', 540, 960, 7, 0],
    ['K', 680, 1190, 3, 0],
    ['N', 800, 1500, 0, 0],
    ['S', 910, 1950, 0, 0],
    ['Y', 1000, 2600, 0, 0],
  ]),
  ...FRONT,
};

export const REGIONAL_CLASSES: Classes = {
  economy: classes([
    ['Q', 250, 740, 21, 2],
    ['L', 450, 860, 14, 2],
    ['K', 640, 1000, 7, 0],
    ['M', 820, 1220, 3, 0],
    ['Y', 1000, 1700, 0, 0],
  ]),
  ...FRONT,
};
