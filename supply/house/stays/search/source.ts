import { addDays } from '#contract/core';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NightsAsk, SourceNight, StaySource } from '#domain/search/verticals';
import type { RateTable } from '#engine/rates';
import type { StaySnapshot } from '#engine/stays';
import { createDeskSource, type DeskSource, type HeldOf } from '../../threads/source.ts';
import type { StayDesk, StayDeskInput } from './desk.ts';

export interface HouseStaySourceInput {
  readonly world: StaySnapshot;
  readonly rates: RateTable;
  readonly now: () => Date;
  readonly deadlineMs?: number;
  readonly heldOf?: HeldOf<StayDesk>;
}

/** The house supplier of stays; what bookings take of it is counted in units. */
export type HouseStaySource = DeskSource<StayDesk> & Pick<StaySource, 'nights'>;

const WORKER = new URL('stays-worker.ts', import.meta.url);
/** Who books what is found: the house has a supplier for each kind of goods, and their ids are told apart. */
export const HOUSE_STAYS = 'house-stays';
/** Cities are small beside a network of flights: one thread answers hundreds a second. */
const THREADS = 1;
const WEEK = 7;
/** Longer than until the thread takes its next question. */
const TURN_MS = 1;

export function createHouseStaySource({
  world,
  rates,
  now,
  deadlineMs,
  heldOf,
}: HouseStaySourceInput): HouseStaySource {
  const start: StayDeskInput = { world, rates, supplier: HOUSE_STAYS };
  const source = createDeskSource<StayDesk>({
    program: { file: WORKER, start },
    threads: THREADS,
    now,
    deadlineMs,
    heldOf,
  });
  return {
    ...source,
    async nights(ask, signal, asker) {
      const found: SourceNight[] = [];
      for (const piece of ask.key === null ? weeksOf(ask) : [ask]) {
        if (found.length > 0) await sleep(TURN_MS);
        signal.throwIfAborted();
        const days = await source.own(piece, asker);
        if (!days) return undefined;
        found.push(...days);
      }
      return found;
    },
  };
}

/** A month of a continent takes seconds: whoever waits for the thread meanwhile comes between two weeks of it. */
function weeksOf(ask: NightsAsk): NightsAsk[] {
  const weeks: NightsAsk[] = [];
  for (let from = ask.from; from <= ask.to; from = addDays(from, WEEK)) {
    const last = addDays(from, WEEK - 1);
    weeks.push({ ...ask, from, to: last < ask.to ? last : ask.to });
  }
  return weeks;
}
