import { offerSlice } from '../rows.ts';
import type { Board } from '../sides.ts';
import type { OfferCertificate, OfferSlice, OfferView } from '../types.ts';

/** A flight that is chosen, at its own one-way price. */
export function chosenSlice(board: Board, at: number, row: number): OfferSlice {
  return offerSlice(board, at, row, board.sides[at]!.slice.fare(row, 'oneWay', 0));
}

/** What is said of the flights that go with one that is not sold. */
export function nothing(certificate: OfferCertificate): OfferView {
  const none = {
    rows: [],
    total: 0,
    listed: 0,
    unfiltered: 0,
    facets: [],
    sorts: [],
    relax: [],
    trips: [],
    chosen: [],
  };
  return { ...none, exact: certificate.complete, certificate };
}
