import { useLingui } from '@lingui/react/macro';
import type { FoldedFlight } from '#design/folded-flights';
import type { TimelineEntry } from '#design/timeline';
import { flightNumber, type Slice } from '#contract/search';
import { useLists } from '../../reader/use-lists.ts';
import { useLegs } from './list/use-legs.ts';
import { listedSlice } from './listed.ts';

/** A flight in a row: after what is said of it come the airlines by name, each with its numbers; its stops are behind it. */
export function useFoldedFlight() {
  const { t } = useLingui();
  const lists = useLists();
  const legOf = useLegs();

  /** `Norvane NRV 1184`, `Straits Pacific SPC 90 operated by Rimba Air`; who flies on with the same airline does not read its name again. */
  function numbersOf({ segments }: Slice): string[] {
    return segments.map(({ marketing, operating }, at) => {
      const isKnown = segments[at - 1]?.marketing.carrier === marketing.carrier;
      const flight = isKnown ? flightNumber(marketing) : `${marketing.name} ${flightNumber(marketing)}`;
      return operating.code === marketing.carrier ? flight : t`${flight} operated by ${operating.name}`;
    });
  }

  return (slice: Slice, said: readonly string[], entries: readonly TimelineEntry[]): FoldedFlight => ({
    title: lists.facts([...said, ...numbersOf(slice)]),
    // The numbers stand above, beside the names of their airlines.
    leg: { ...legOf(listedSlice(slice)), note: '' },
    entries,
    ...(slice.stops > 0
      ? { show: t`Show stops`, hide: t`Hide stops` }
      : { show: t`Show details`, hide: t`Hide details` }),
  });
}
