import type { StayAsk } from './ask.ts';
import { openBoard } from './board.ts';
import { detailOf, quotePicks } from './detail.ts';
import { mapOf } from './map.ts';
import type { StaySnapshot } from './snapshot.ts';
import type { StaySearch } from './types.ts';
import { viewOf } from './view.ts';

/**
 * Finds and prices what an ask may book and opens it for views: filter, sort, count. Synchronous and pure; memory is about 24 bytes
 * a plan of the properties that are open. Throws StayError for an ask outside the stated limits.
 */
export function openStays(world: StaySnapshot, ask: StayAsk): StaySearch {
  const board = openBoard(world, ask);
  return {
    totals: board.ascending,
    view: (view) => viewOf(board, view),
    map: (box) => mapOf(board, box),
    detail: (key) => detailOf(board, key),
    quote: (key, picks) => quotePicks(board, key, picks),
  };
}
