import { requireStay, within } from './errors.ts';
import type { CancellationFee, CancellationInput, StayTaxRule, StayWorld } from './input.ts';

/** Throws StayError on the first table of the world that cannot be right. */
export function validateWorld(world: StayWorld): void {
  within(world.firstDay, 0, 1e6, () => 'first day');
  within(world.dayCount, 1, 2000, () => 'day count');
  requireStay(world.amenities.length <= 64, () => 'more than 64 amenities');
  requireStay(world.accessFacts.length <= 32, () => 'more than 32 access facts');
  requireStay(world.currencies.length <= 255, () => 'more than 255 currencies');
  for (const { code, stepMinor } of world.currencies) within(stepMinor, 1, 1e8, () => `step of ${code}`);
  tables('season', world.seasons, (length) => length === 366);
  tables('weekday table', world.weekdays, (length) => length === 7);
  tables('lead table', world.leads, (length) => length > 0);
  world.cancellations.forEach(validateCancellation);
  world.taxes.forEach(validateTax);
  for (const set of world.taxSets) {
    for (const tax of set) within(tax, 0, world.taxes.length - 1, () => 'tax of a set');
  }
}

function tables(name: string, lists: readonly (readonly number[])[], right: (length: number) => boolean): void {
  lists.forEach((list, row) => {
    requireStay(right(list.length), () => `${name} ${row} has ${list.length} values`);
    for (const value of list) within(value, 0, 20_000, () => `${name} ${row}`);
  });
}

function validateCancellation({ steps, noShow }: CancellationInput, row: number): void {
  const name = (): string => `cancellation ${row}`;
  requireStay(
    steps.length > 0 && steps.at(-1)!.hoursBefore === undefined,
    () => `${name()} does not end without a bound`,
  );
  let latest = Infinity;
  steps.forEach(({ hoursBefore, atMinute, fee }, at) => {
    validateFee(fee, name);
    if (at === steps.length - 1) return;
    requireStay(hoursBefore !== undefined, () => `${name()} has a step without a bound before the last`);
    within(hoursBefore, 0, 9999, name);
    if (atMinute !== undefined) within(atMinute, 0, 1440, name);
    const before = hoursBefore * 60 - (atMinute ?? 0);
    requireStay(before < latest, () => `${name()} is not in order of time`);
    latest = before;
  });
  validateFee(noShow, name);
}

function validateFee(fee: CancellationFee, name: () => string): void {
  if (fee.kind === 'nights') within(fee.nights, 1, 30, name);
  if (fee.kind === 'permille') within(fee.permille, 1, 1000, name);
}

function validateTax(rule: StayTaxRule, row: number): void {
  const name = (): string => `tax ${row} (${rule.code})`;
  within(rule.amount, 0, 1e9, name);
  requireStay(
    (rule.per === 'percent') === (rule.base !== undefined),
    () => `${name()}: a base belongs to a percentage`,
  );
  if (rule.maxNights !== undefined) within(rule.maxNights, 1, 30, name);
  if (rule.exemptUnderAge !== undefined) within(rule.exemptUnderAge, 0, 120, name);
  if (rule.afterNights !== undefined) within(rule.afterNights, 1, 29, name);
  if (rule.reduced) {
    requireStay(rule.per !== 'percent', () => `${name()}: a reduced amount belongs to persons`);
    within(rule.reduced.underAge, (rule.exemptUnderAge ?? 0) + 1, 120, name);
    within(rule.reduced.amount, 0, rule.amount, name);
  }
  for (const [low, high] of [rule.stars, rule.priceBand].flatMap((range) => (range ? [range] : []))) {
    requireStay(low <= high, () => `${name()}: a range is upside down`);
  }
  for (const day of rule.season ?? []) {
    within(Math.floor(day / 100), 1, 12, name);
    within(day % 100, 1, 31, name);
  }
}
