/** Counts and lowest totals per category; plain arrays, since for few categories they are made quicker than typed ones. */
export class Tally {
  readonly count: number[];
  readonly min: number[];

  constructor(categories: number) {
    this.count = filled(categories, 0);
    this.min = filled(categories, Infinity);
  }

  add(category: number, count: number, price: number): void {
    this.count[category]! += count;
    if (price < this.min[category]!) this.min[category] = price;
  }

  from(category: number): number | null {
    const min = this.min[category]!;
    return this.count[category]! > 0 && min < Infinity ? min : null;
  }
}

export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < length; at += 1) list.push(value);
  return list;
}

/** Equal steps between two whole numbers, both ends included. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly count: number;
}

export const HISTOGRAM_STEPS = 24;
export const DAY_STEPS: Steps = { min: 0, max: 1440, count: HISTOGRAM_STEPS };

export function stepsOver(min: number, max: number, count = HISTOGRAM_STEPS): Steps {
  return min <= max ? { min, max, count } : { min: 0, max: 0, count };
}

export function stepOf(steps: Steps, value: number): number {
  const width = steps.max - steps.min;
  if (width === 0) return 0;
  const step = Math.floor(((value - steps.min) * steps.count) / width);
  return step < 0 ? 0 : step >= steps.count ? steps.count - 1 : step;
}

/** Largest whole value of a step, so that `value <= stepEnd` is `stepOf(value) <= step`. */
export function stepEnd(steps: Steps, step: number): number {
  if (step >= steps.count - 1) return steps.max;
  const width = steps.max - steps.min;
  let end = steps.min + Math.ceil(((step + 1) * width) / steps.count) - 1;
  while (stepOf(steps, end) > step) end -= 1;
  while (end < steps.max && stepOf(steps, end + 1) <= step) end += 1;
  return end;
}

export function extent(values: ArrayLike<number>): readonly [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}
