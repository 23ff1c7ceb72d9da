import { inBox, uncrossed } from './area.ts';
import type { MapBox, StayMapAsk } from './ask.ts';
import { maskOf, type Board } from './board.ts';
import { priceTest } from './counts.ts';
import { propertyKey } from './facts.ts';
import { failuresOf } from './failures.ts';
import type { StayMap } from './types.ts';

/** The properties of a view that lie in a box: pins where they are few, one cluster a cell where they are many. */
export function mapOf(board: Board, { box, filters, mostPins, columns, rows }: StayMapAsk): StayMap {
  const { terms, offers } = board;
  const totals = board.totals(maskOf(filters));
  const fails = failuresOf(terms.world, offers.rows, filters);
  const inPrice = priceTest(filters);
  const boxes = uncrossed(box);
  const here: number[] = [];
  offers.rows.forEach((row, at) => {
    if (fails[at] === 0 && totals[at]! < Infinity && inPrice(totals[at]!) && inBox(terms.world, row, boxes))
      here.push(at);
  });
  if (here.length <= mostPins)
    return { total: here.length, pins: here.map((at) => pinOf(board, at, totals)), clusters: [] };
  const cells = new Map<number, number[]>();
  for (const at of here) {
    const cell = cellOf(board, offers.rows[at]!, box, columns, rows);
    const list = cells.get(cell);
    if (list) list.push(at);
    else cells.set(cell, [at]);
  }
  const lists = [...cells].sort(([left], [right]) => left - right).map(([, list]) => list);
  return {
    total: here.length,
    pins: lists.filter((list) => list.length === 1).map(([at]) => pinOf(board, at!, totals)),
    clusters: lists.filter((list) => list.length > 1).map((list) => clusterOf(board, list, box, totals)),
  };
}

function pinOf({ terms, offers }: Board, at: number, totals: Float64Array): StayMap['pins'][number] {
  const row = offers.rows[at]!;
  const { latE6, lonE6 } = terms.world.properties;
  const key = propertyKey(terms.world, row);
  return { row, key, totalMinor: totals[at]!, lat: latE6[row]! / 1e6, lon: lonE6[row]! / 1e6 };
}

/** Degrees east of the box's west side. */
function eastOf({ west }: MapBox, lon: number): number {
  return lon < west ? lon + 360 - west : lon - west;
}

function cellOf({ terms }: Board, row: number, box: MapBox, columns: number, rows: number): number {
  const { latE6, lonE6 } = terms.world.properties;
  const wide = eastOf(box, box.east) || 1;
  const high = box.north - box.south || 1;
  const column = Math.min(columns - 1, Math.floor((eastOf(box, lonE6[row]! / 1e6) / wide) * columns));
  const line = Math.min(rows - 1, Math.floor(((latE6[row]! / 1e6 - box.south) / high) * rows));
  return line * columns + column;
}

function clusterOf(
  { terms, offers }: Board,
  list: readonly number[],
  box: MapBox,
  totals: Float64Array,
): StayMap['clusters'][number] {
  const { latE6, lonE6 } = terms.world.properties;
  let [lat, east, fromMinor] = [0, 0, Infinity];
  for (const at of list) {
    const row = offers.rows[at]!;
    lat += latE6[row]! / 1e6;
    east += eastOf(box, lonE6[row]! / 1e6);
    fromMinor = Math.min(fromMinor, totals[at]!);
  }
  const lon = box.west + east / list.length;
  return { count: list.length, fromMinor, lat: lat / list.length, lon: lon > 180 ? lon - 360 : lon };
}
