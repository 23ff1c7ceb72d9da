/** A row of a list that stands in groups, each a grid of its own. */
export interface At {
  readonly group: number;
  readonly row: number;
}

/** Where a key leads from `at` in groups of these sizes with so many columns; undefined leaves the key to the input. */
export function walk(key: string, at: At | undefined, sizes: readonly number[], columns: number): At | undefined {
  const last = sizes.length - 1;
  const end = { group: last, row: (sizes[last] ?? 1) - 1 };
  if (!at) return key === 'ArrowDown' ? { group: 0, row: 0 } : key === 'ArrowUp' ? end : undefined;
  if (key === 'ArrowDown') return down(at, sizes, columns);
  if (key === 'ArrowUp') return up(at, sizes, columns);
  if (key === 'PageDown') return end;
  if (key === 'PageUp') return { group: 0, row: 0 };
  return undefined;
}

function down({ group, row }: At, sizes: readonly number[], columns: number): At {
  const size = sizes[group] ?? 0;
  if (row + columns < size) return { group, row: row + columns };
  const lastLine = Math.floor((size - 1) / columns);
  if (Math.floor(row / columns) < lastLine) return { group, row: size - 1 };
  const next = sizes[group + 1];
  return next === undefined ? { group, row } : { group: group + 1, row: Math.min(row % columns, next - 1) };
}

function up({ group, row }: At, sizes: readonly number[], columns: number): At {
  if (row >= columns) return { group, row: row - columns };
  const before = sizes[group - 1];
  if (before === undefined) return { group, row };
  const line = Math.floor((before - 1) / columns) * columns;
  return { group: group - 1, row: Math.min(line + (row % columns), before - 1) };
}

/** One to the side, over the ends of lines and groups. */
export function aside(step: 1 | -1, at: At, sizes: readonly number[]): At {
  const row = at.row + step;
  if (row >= 0 && row < (sizes[at.group] ?? 0)) return { group: at.group, row };
  const other = sizes[at.group + step];
  return other === undefined ? at : { group: at.group + step, row: step === 1 ? 0 : other - 1 };
}
