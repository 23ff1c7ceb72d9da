import type { OwnProperty, OwnStays } from './own.ts';

/** What an import does to what is kept, by id. */
export interface ImportDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
  /** Kept, but not sold, with the reason. */
  readonly unsold: readonly { readonly id: string; readonly reason: string }[];
}

/** What is told anew replaces what is kept under the same id; what is not told stays. Twice is once. */
export function mergeStays(kept: OwnStays, told: OwnStays): { readonly stays: OwnStays; readonly diff: ImportDiff } {
  const before = new Map(kept.properties.map((property) => [property.id, JSON.stringify(property)]));
  const stays = {
    properties: byId([...kept.properties, ...told.properties]),
    points: byId([...kept.points, ...told.points]),
  };
  const points = new Set(stays.points.map(({ id }) => id));
  const ids = told.properties.map((property) => ({ id: property.id, text: JSON.stringify(property) }));
  const diff = {
    added: ids.filter(({ id }) => !before.has(id)).map(({ id }) => id),
    changed: ids.filter(({ id, text }) => before.has(id) && before.get(id) !== text).map(({ id }) => id),
    same: ids.filter(({ id, text }) => before.get(id) === text).map(({ id }) => id),
    unsold: [...unsoldProperties(stays.properties, points), ...unsoldPoints(stays)],
  };
  return { stays, diff };
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Why a property cannot be sold as it stands; nothing when it can. */
export function whyUnsold({ id, name, rooms }: OwnProperty, points: ReadonlySet<string>): string | undefined {
  if (name === undefined && !points.has(id)) return 'has no name and place, and no point of a map has its id';
  if (rooms.length === 0) return 'has no room';
  return rooms.some(({ rates }) => rates.length > 0) ? undefined : 'has no room with a rate';
}

function unsoldProperties(properties: readonly OwnProperty[], points: ReadonlySet<string>) {
  return properties.flatMap((property) => {
    const reason = whyUnsold(property, points);
    return reason === undefined ? [] : [{ id: property.id, reason }];
  });
}

function unsoldPoints({ properties, points }: OwnStays) {
  const known = new Set(properties.map(({ id }) => id));
  return points.flatMap(({ id }) =>
    known.has(id) ? [] : [{ id, reason: 'is a point of a map only: no row of properties.csv has its id' }],
  );
}
