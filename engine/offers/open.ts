import { detailOf } from './detail.ts';
import { viewsOfChain } from './chain/view.ts';
import { viewsOfPairs } from './pairs/view.ts';
import { viewsOfSingle } from './single/view.ts';
import { openBoard } from './sides.ts';
import type { OfferSearch, OfferSearchInput } from './types.ts';

/**
 * Prices the batches for the ask and opens them for views: filter, sort, count. Synchronous and pure; memory is about 120 bytes
 * per itinerary plus one price column of 8 bytes per itinerary for each pair of ticket kind and condition ask in use.
 */
export function openOffers(input: OfferSearchInput): OfferSearch {
  const board = openBoard(input);
  const { currency } = input.ask;
  const views = viewsFor(board.sides.length)(board, currency);
  return { ...views, detail: (key) => detailOf(board, key, currency) };
}

function viewsFor(slices: number): typeof viewsOfChain {
  if (slices === 1) return viewsOfSingle;
  return slices === 2 ? viewsOfPairs : viewsOfChain;
}
