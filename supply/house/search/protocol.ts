import type { SourceFare, SourceOffer, SourcePage, SourceView } from '#domain/search/verticals';
import type { FareModel } from '#engine/fares';
import type { Timetable } from '#engine/timetable';
import type { PriceAsk, PricedOffer, SearchSpec } from './desk.ts';
import type { AirportName } from './place-names.ts';

/** What a worker is started with. Columns are shared memory, so nothing large is copied. */
export interface WorkerStart {
  readonly timetable: Timetable;
  readonly model: FareModel;
  readonly names: readonly AirportName[];
  readonly seed: number;
  readonly supplier: string;
}

export type Ask =
  | { readonly kind: 'open'; readonly spec: SearchSpec }
  | { readonly kind: 'view'; readonly spec: SearchSpec; readonly view: SourceView }
  | { readonly kind: 'offer'; readonly spec: SearchSpec; readonly key: string }
  | { readonly kind: 'price'; readonly price: PriceAsk }
  | { readonly kind: 'taken'; readonly seats: ReadonlyMap<string, number> };

export interface Answers {
  readonly open: undefined;
  readonly view: SourcePage;
  readonly offer: { readonly offer: SourceOffer; readonly fares: readonly SourceFare[] } | undefined;
  readonly price: PricedOffer | undefined;
  readonly taken: undefined;
}

export interface ToWorker {
  readonly id: number;
  readonly ask: Ask;
}

export type FromWorker =
  | { readonly id: number; readonly value: Answers[keyof Answers] }
  | { readonly id: number; readonly error: string };
