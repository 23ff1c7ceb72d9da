/** In reading order from column to column, the first columns the longer ones; never an empty column. */
export function splitColumns<T>(items: readonly T[], count: number): T[][] {
  const columns: T[][] = [];
  for (let at = 0, left = count; at < items.length; left -= 1) {
    const size = Math.ceil((items.length - at) / left);
    columns.push(items.slice(at, at + size));
    at += size;
  }
  return columns;
}
