/** A share of a drawing, as an attribute. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

export interface Stacked {
  /** From the upper edge of the drawing, as a share of its height. */
  readonly from: number;
  readonly size: number;
}

/** Values on top of each other in a drawing as tall as `top`. */
export function stack(values: readonly number[], top: number): readonly Stacked[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return { from: 1 - sum / top, size: value / top };
  });
}

/** A line through values that stand in the middle of their columns, in a square of 100; a value that is missing breaks it. */
export function linePath(values: readonly (number | undefined)[], top: number): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  let drawn = false;
  return values
    .map((value, at) => {
      const command = drawn ? 'L' : 'M';
      drawn = value !== undefined;
      if (value === undefined) return '';
      return `${command}${round(((at + 0.5) / values.length) * 100)} ${round((1 - value / top) * 100)}`;
    })
    .join('');
}

/** In which of `count` columns a pointer is, by its distance from where the first begins. */
export function columnAt(distance: number, size: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((distance / size) * count)));
}
