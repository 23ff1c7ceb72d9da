/** How a text with slips stands in a name: as all of it, or as its beginning. */
export type Slip = 'whole' | 'start';

/** Slips are letters that are wrong, missing, too many, or two neighbours swapped, as the lookup counts them. */
export function readSlip(name: string, asked: string, slips: number): Slip | undefined {
  const end = Math.min(name.length, asked.length + slips);
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: end + 1 }, (_, at) => at);
  for (let row = 1; row <= asked.length; row += 1) {
    const costs = [row];
    for (let at = 1; at <= end; at += 1) {
      const isSame = asked[row - 1] === name[at - 1];
      const isSwapped = row > 1 && at > 1 && asked[row - 1] === name[at - 2] && asked[row - 2] === name[at - 1];
      costs[at] = Math.min(
        cost(above, at) + 1,
        cost(costs, at - 1) + 1,
        cost(above, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cost(before, at - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...costs) > slips) return undefined;
    [before, above] = [above, costs];
  }
  if (end === name.length && cost(above, end) <= slips) return 'whole';
  return Math.min(...above) <= slips ? 'start' : undefined;
}

function cost(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}
