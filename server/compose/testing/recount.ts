import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CancelStep, Order, OrderItem } from '#contract/booking';
import type { Fare, Price, PriceLine, StayCancellation } from '#contract/search';
import type { Shop } from './promises.ts';

/** Arithmetic of an auditor: nothing here is taken from the code that is counted. Amounts in minor units. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const DIGITS: Readonly<Record<string, number>> = { EUR: 2, USD: 2, JPY: 0, KWD: 3 };

/** `€1,234.56`, `¥1,234` or `KWD 1.234` as minor units. */
function readMoney(text: string, currency: string): number {
  const [whole = '', part = ''] = (/[\d.,]+/.exec(text)?.[0] ?? '').replaceAll(',', '').split('.');
  expect([text, part.length]).toEqual([text, DIGITS[currency]]);
  return Number(whole + part);
}

const amountsOf = (lines: readonly PriceLine[]): number => sum(lines.map(({ amountMinor }) => amountMinor));

/** The part of prices that is asked for at a property. */
export function dueThere(prices: readonly Price[]): number {
  return sum(prices.map(({ lines }) => amountsOf(lines.filter(({ due }) => due === 'property'))));
}

export const totalOf = (prices: readonly Price[]): number => sum(prices.map(({ total }) => total.amountMinor));

/** Lines add up to the total and to what is due there, all in one currency; a person's share is rounded up. */
export function expectAddsUp(price: Price, people: number, currency: string): void {
  const { total, perPerson, lines, atProperty } = price;
  expect(new Set([total, perPerson, ...lines].map((money) => money.currency))).toEqual(new Set([currency]));
  expect(Math.min(...lines.map(({ amountMinor }) => amountMinor))).toBeGreaterThanOrEqual(0);
  expect([total.amountMinor, perPerson.amountMinor, atProperty?.amount.amountMinor ?? 0]).toEqual([
    amountsOf(lines),
    Math.ceil(amountsOf(lines) / people),
    dueThere([price]),
  ]);
}

/** What is paid for what, whichever of the prices it stands in. */
export function everyLine(prices: readonly Price[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { kind, code, name, jurisdiction, due, included, amountMinor } of prices.flatMap(({ lines }) => lines)) {
    const what = JSON.stringify([kind, code, name, jurisdiction, due, included]);
    sums[what] = (sums[what] ?? 0) + amountMinor;
  }
  return sums;
}

/** What the payment provider moved, by its own books about an order; what it refused is not in it. */
export async function simulated({ site }: Shop, { reference }: Order): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; amount_minor: number }>`
    select kind, m.amount_minor from simulator_movement m join simulator_payment p on p.id = m.payment_id
    where p.label = ${reference} and outcome ->> 'outcome' <> 'refused'`.execute(site.database.database.query);
  const moved = { capture: 0, void: 0, refund: 0 };
  for (const { kind, amount_minor } of rows) moved[kind as keyof typeof moved] += Number(amount_minor);
  return moved;
}

const SUMS = ['Charged with the booking', 'Pay at the property', 'Total'] as const;

/** Rows of a part of a mail that end in an amount, read from its words. */
function rowsOf(part: string, currency: string): [name: string, minor: number][] {
  return [...part.matchAll(/^(.+): ([^\d\n]*\d[\d.,]*)$/gm)].map(([, name = '', amount = '']) => [
    name,
    readMoney(amount, currency),
  ]);
}

/** Each price of a mail: its lines add up to its sums, and those are what the item costs, now and there. */
export function expectMailed(text: string, { items, price, dueNow }: Order): void {
  const { currency } = price.total;
  const told = text.split(/\nprice\n/i).slice(1);
  expect(told).toHaveLength(items.length);
  for (const [at, { price: own, dueNow: now }] of items.entries()) {
    let running = 0;
    const sums: Record<string, number> = {};
    for (const [name, minor] of rowsOf(told[at]!.split(/\nif you cancel\n/i)[0]!, currency)) {
      if (!SUMS.some((known) => known === name)) running += minor;
      else {
        // After what is charged and what is due there, the total of both.
        if (name !== 'Total' || running > 0) expect([text, name, minor]).toEqual([text, name, running]);
        sums[name] = minor;
        running = 0;
      }
    }
    const [total, there] = [own.total.amountMinor, dueThere([own])];
    const both = { [SUMS[0]]: now.amountMinor, [SUMS[1]]: there, [SUMS[2]]: total };
    const only = there === 0 ? { [SUMS[2]]: total } : { [SUMS[1]]: there };
    expect(sums).toEqual(there > 0 && now.amountMinor > 0 ? both : only);
  }
  if (items.length === 1) return;
  const rows = rowsOf(text.split('\nBOOKING TOTAL\n')[1] ?? '', currency);
  const named = (ending: string) => rows.filter(([name]) => name.endsWith(ending)).map(([, minor]) => minor);
  expect([named(SUMS[0]), sum(named(', pay at the property')), named(SUMS[2])]).toEqual([
    [dueNow.amountMinor],
    dueThere([price]),
    [price.total.amountMinor],
  ]);
}

/** What a mail about a cancelled booking says comes back, all refunds together, and what the property may ask for. */
export function mailedBack(text: string, currency: string): { readonly back: number; readonly owed: number } {
  const told = (words: RegExp) => sum([...text.matchAll(words)].map(([, amount = '']) => readMoney(amount, currency)));
  return { back: told(/refunded (.+?) to/g), owed: told(/may charge you a cancellation fee of (.+?)\.(?:\s|$)/g) };
}

/** The step of a way out that holds at `at`. */
export function stepAt<S extends { readonly until: string | null }>(steps: readonly S[], at: Date): S {
  return steps.find(({ until }) => until === null || at.getTime() < Date.parse(until))!;
}

export interface Back {
  readonly refund: number;
  /** Asked for by the property itself. */
  readonly owed: number;
}

interface Room {
  readonly price: Price;
  readonly plan: { readonly payAt: 'now' | 'property' };
  readonly cancellation: StayCancellation;
}

/** Rooms, each by the steps that were listed with it: what is kept is kept of what was charged, or owed there. */
export function backOfRooms(rooms: readonly Room[], at: Date): Back {
  const each = rooms.map(({ price, plan, cancellation }) => {
    const kept = stepAt(cancellation.steps, at).kept.amountMinor;
    const charged = price.total.amountMinor - dueThere([price]);
    return { refund: Math.max(0, charged - kept), owed: plan.payAt === 'property' ? kept : 0 };
  });
  return { refund: sum(each.map(({ refund }) => refund)), owed: sum(each.map(({ owed }) => owed)) };
}

const HOUR = 3_600_000;

/**
 * Flights by the fare's conditions: all of it within so many hours, or on the day of sale, where the search said so; else what the fee
 * leaves, else taxes. `seated`: how many pay a fee.
 */
export function backOfFlights(
  { product, price }: OrderItem,
  { seated, voidWindow }: { readonly seated: number; readonly voidWindow?: Fare['voidWindow'] },
  bookedAt: Date,
  at: Date,
): Back {
  if (product.vertical !== 'flights') throw new TypeError('No flights');
  const total = price.total.amountMinor;
  const taxes = amountsOf(price.lines.filter(({ kind }) => kind === 'tax'));
  const departure = Date.parse(product.slices[0]!.segments[0]!.departure.instant);
  const { status, fee, untilHoursBefore } = product.fare.conditions.refund;
  if (voidWindow && isVoidable(voidWindow, bookedAt, at)) return { refund: total, owed: 0 };
  const allowed = status === 'allowed' && at.getTime() < departure - (untilHoursBefore ?? 0) * HOUR;
  const left = total - (fee?.amountMinor ?? 0) * seated;
  return { refund: allowed ? Math.max(taxes, left) : taxes, owed: 0 };
}

function isVoidable(window: NonNullable<Fare['voidWindow']>, bookedAt: Date, at: Date): boolean {
  if ('hours' in window) return at.getTime() < bookedAt.getTime() + window.hours * HOUR;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: window.midnightIn.zone, dateStyle: 'short' });
  return day.format(at) === day.format(bookedAt);
}

const STATUS = { full: 'allowed', less_fee: 'allowed', taxes_only: 'not_allowed' } as const;

/** The steps of a fare say what its conditions say, and all of it is refunded first where it has a time for that. */
export function expectPromised(fare: Fare): void {
  const { voidWindow } = fare;
  const [first, second] = fare.cancellation;
  if (voidWindow) expect(first).toMatchObject({ basis: 'full', refund: fare.price.total });
  const later = first?.window ? second : first;
  expect(first?.window ?? voidWindow).toEqual(voidWindow);
  const { status, fee, untilHoursBefore } = fare.conditions.refund;
  // A bound that lies within the first day, or has passed, leaves the taxes.
  if (status !== 'allowed' || untilHoursBefore === null || untilHoursBefore < 24) {
    expect(STATUS[later!.basis as keyof typeof STATUS]).toBe(status === 'unknown' ? 'not_allowed' : status);
    if (status === 'allowed') expect(later!.basis).toBe(fee ? 'less_fee' : 'full');
  }
}

/** Without the moments that move on with the clock until something is booked. */
export function timeless(steps: readonly CancelStep[]): readonly object[] {
  return steps.map(({ until, ...step }) => (step.window ? step : { until, ...step }));
}

/** What was told with the booking would come back at `at`. */
export function toldBack(steps: readonly CancelStep[], at: Date): number {
  return stepAt(steps, at).refund!.amountMinor;
}
