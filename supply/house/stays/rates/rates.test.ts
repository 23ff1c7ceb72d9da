import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUSE_CURRENCIES } from '../../fares/currencies.ts';
import { shutNights } from './calendar.ts';
import { CANCELLATIONS, CITY_LADDERS, RESORT_LADDERS } from './cancellations.ts';
import { LEADS, WEEKDAYS } from './curves.ts';
import { closedNights, demandOf, houseNights } from './load.ts';
import { inSteps, nightEuros, stepMinor } from './price.ts';
import { restrictionRows } from './restrictions.ts';
import { seasonRow, SEASONS } from './seasons.ts';

const day = (text: string): number => Date.parse(text) / 86_400_000;
const WINDOW = { firstDay: day('2026-10-29'), dayCount: 430 };
const LATER = { firstDay: WINDOW.firstDay + 30, dayCount: 430 };

const scales = fc.constantFrom(...HOUSE_CURRENCIES);
const euros = fc.double({ min: 0.01, max: 3_000, noNaN: true });

test('a price is whole steps of its currency, one at the least, and within half a step of what was meant', () => {
  fc.assert(
    fc.property(scales, euros, (scale, amount) => {
      const step = stepMinor(scale);
      const minor = inSteps(amount, scale);
      const exact = amount * (scale.microPerBase / 1e6) * 10 ** scale.exponent;
      expect(Number.isSafeInteger(minor)).toBe(true);
      expect(minor % step).toBe(0);
      expect(minor).toBeGreaterThanOrEqual(step);
      if (minor > step) expect(Math.abs(minor - exact)).toBeLessThanOrEqual(step / 2 + 1e-6);
    }),
  );
});

test('steps look like money: one, two or five of a power of ten, worth about a euro', () => {
  for (const scale of HOUSE_CURRENCIES) {
    const step = stepMinor(scale);
    expect(String(step), scale.code).toMatch(/^[125]0*$/);
    const worth = step / 10 ** scale.exponent / (scale.microPerBase / 1e6);
    expect(worth, scale.code).toBeGreaterThan(0.39);
    expect(worth, scale.code).toBeLessThan(1.9);
  }
  const minor = Object.fromEntries(HOUSE_CURRENCIES.map((scale) => [scale.code, stepMinor(scale)]));
  expect([minor['EUR'], minor['USD'], minor['JPY'], minor['KWD']]).toEqual([100, 100, 100, 200]);
});

test('five stars cost 3.2 times three, two 0.6 and one 0.45, all else equal', () => {
  const house = {
    euros: 100,
    population: 10_000,
    flown: 0,
    extra: 0,
    setting: 'outskirts',
    scoreTenths: 80,
    chance: 0.5,
  } as const;
  const cost = (stars: number) => nightEuros({ ...house, stars });
  expect([5, 4, 2, 1].map((stars) => Math.round((cost(stars) / cost(3)) * 100))).toEqual([320, 160, 60, 45]);
});

test('a beach costs 1.8 times as much in August as on average, snow 1.7 times in February, and the south half a year later', () => {
  const at = (curve: 'summerBeach' | 'snow', south: boolean, date: number) =>
    SEASONS[seasonRow({ curve, south, variant: 0 })]![date]!;
  expect(at('summerBeach', false, 222)).toBeGreaterThan(1_750);
  expect(at('snow', false, 43)).toBeGreaterThan(1_600);
  expect(at('summerBeach', true, 222 - 183)).toBe(at('summerBeach', false, 222));
});

test('curves are whole and turn by small steps: no day costs a fifth more than the day before but for fairs and the turn of the year', () => {
  for (const season of SEASONS) {
    expect(season.length).toBe(366);
    const jumps = season.filter((value, at) => at > 0 && Math.abs(value / season[at - 1]! - 1) > 0.2).length;
    expect(jumps).toBeLessThanOrEqual(2);
    for (const value of season) expect(value).toSatisfy((v: number) => Number.isInteger(v) && v > 400 && v < 2_200);
  }
  for (const lead of LEADS) for (const value of lead) expect(Number.isInteger(value)).toBe(true);
  for (const week of WEEKDAYS) expect(week.length).toBe(7);
});

test('what comes back falls step by step and never rises again', () => {
  const kept = (fee: (typeof CANCELLATIONS)[number]['noShow']) =>
    fee.kind === 'none' ? 0 : fee.kind === 'nights' ? 150 * fee.nights : fee.permille;
  for (const { steps, noShow } of CANCELLATIONS) {
    const fees = [...steps.map(({ fee }) => kept(fee)), Math.max(kept(noShow), kept(steps.at(-1)!.fee))];
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  }
  for (const row of [...CITY_LADDERS, ...RESORT_LADDERS]) expect(CANCELLATIONS[row]!.steps[0]!.fee.kind).toBe('none');
});

test('where whole weeks are sold, one arrives and leaves on Saturdays and stays seven nights', () => {
  const { rows, rowsFor } = restrictionRows(WINDOW);
  for (const kind of ['beach', 'snow'] as const)
    for (const south of [false, true]) {
      const row = rows[rowsFor({ kind, south, strict: 0.05 }).ordinary]!;
      const closed = new Set(row.closedToArrival);
      let weeks = 0;
      row.minNights!.forEach((nights, at) => {
        const weekday = new Date((WINDOW.firstDay + at) * 86_400_000).getUTCDay();
        if (nights === 7) {
          expect(closed.has(at)).toBe(weekday !== 6);
          if (weekday === 6) weeks++;
        } else expect(closed.has(at)).toBe(false);
      });
      expect(row.closedToDeparture).toEqual(row.closedToArrival);
      expect(weeks).toBeGreaterThanOrEqual(2);
    }
});

test('rules of stay are of dates, not of windows: a month later the same dates have the same rules', () => {
  const [now, later] = [restrictionRows(WINDOW), restrictionRows(LATER)];
  now.rows.forEach((row, at) => {
    const moved = later.rows[at]!;
    expect(row.minNights?.slice(30)).toEqual(moved.minNights?.slice(0, 400));
    const shifted = row.closedToArrival?.flatMap((closed) => (closed >= 30 ? [closed - 30] : []));
    expect(shifted).toEqual(moved.closedToArrival?.filter((closed) => closed < 400));
  });
});

const PULL = new Float64Array(430).fill(1_100);

test('a night that is gone is gone in every later window: the invented public only buys', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.double({ min: 0.02, max: 0.3, noNaN: true }), (house, room, base) => {
      const demand = demandOf(base, PULL);
      const nights = ({ firstDay }: typeof WINDOW) =>
        closedNights(room, firstDay, demand, houseNights(house, firstDay, demand, undefined));
      const later = new Set(nights(LATER));
      for (const night of nights(WINDOW)) if (night >= 30) expect(later.has(night - 30)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('more of it is gone at peaks, and seasonal houses are shut from November to March', () => {
  const gone = (pull: number) => {
    const demand = demandOf(0.1, new Float64Array(430).fill(pull));
    return closedNights(5, WINDOW.firstDay, demand, houseNights(6, WINDOW.firstDay, demand, undefined)).length;
  };
  expect(gone(1_600)).toBeGreaterThan(1.5 * gone(900));
  const shut = shutNights({ curve: 'summerBeach', south: false, variant: 0 }, WINDOW.firstDay, 430)!;
  const on = (date: string) => shut[day(date) - WINDOW.firstDay];
  expect(['2026-12-24', '2027-03-15', '2027-07-15', '2027-10-15'].map(on)).toEqual([1, 1, 0, 0]);
  expect(shutNights({ curve: 'city', south: false, variant: 0 }, WINDOW.firstDay, 430)).toBeUndefined();
});
