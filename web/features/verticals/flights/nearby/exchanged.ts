import type { FlightAddress } from '#contract/search';

/** The same search with an airport in the place of others wherever they are flown from or to, read from its beginning. */
export function exchanged(address: FlightAddress, instead: readonly string[], code: string): FlightAddress {
  const swap = (places: readonly string[]): readonly string[] => (places.join() === instead.join() ? [code] : places);
  const { out: _out, further, ...kept } = address;
  return {
    ...kept,
    from: swap(kept.from),
    to: swap(kept.to),
    ...(further && { further: further.map((leg) => ({ ...leg, from: swap(leg.from), to: swap(leg.to) })) }),
    skip: 0,
  };
}
