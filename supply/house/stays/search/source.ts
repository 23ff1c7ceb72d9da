import type { StaySource } from '#domain/search/verticals';
import type { RateTable } from '#engine/rates';
import type { StaySnapshot } from '#engine/stays';
import { createDeskSource, type DeskSource } from '../../threads/source.ts';
import type { StayDesk, StayDeskInput } from './desk.ts';

export interface HouseStaySourceInput {
  readonly world: StaySnapshot;
  readonly rates: RateTable;
  readonly now: () => Date;
  readonly deadlineMs?: number;
}

/** The house supplier of stays; what bookings take of it is counted in units. */
export type HouseStaySource = DeskSource<StayDesk> & Pick<StaySource, 'nights'>;

const WORKER = new URL('stays-worker.ts', import.meta.url);
/** Who books what is found: the house has a supplier for each kind of goods, and their ids are told apart. */
export const HOUSE_STAYS = 'house-stays';
/** Cities are small beside a network of flights: one thread answers hundreds a second. */
const THREADS = 1;

export function createHouseStaySource({ world, rates, now, deadlineMs }: HouseStaySourceInput): HouseStaySource {
  const start: StayDeskInput = { world, rates, supplier: HOUSE_STAYS };
  const source = createDeskSource<StayDesk>({ program: { file: WORKER, start }, threads: THREADS, now, deadlineMs });
  return {
    ...source,
    async nights(ask, signal) {
      signal.throwIfAborted();
      return source.own(ask);
    },
  };
}
