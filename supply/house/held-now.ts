import type { Audience } from '#domain/search';
import type { Database } from '#platform/core';
import { heldUnder } from './booking/index.ts';
import { loadTakenOn } from './stock/index.ts';
import type { DeskSource } from './threads/source.ts';

/**
 * What whoever searches holds at this supplier, by `stockKey`. The threads are told first what is taken there: of a hold that they
 * have not heard of, nothing must be given back.
 */
export function heldNow(
  { query }: Pick<Database, 'query'>,
  supplier: string,
  source: () => Pick<DeskSource<never>, 'applyTaken'>,
): (asked: { readonly audience?: Audience }) => Promise<ReadonlyMap<string, number>> | undefined {
  const laid = async (refs: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const held = await heldUnder(query, refs);
    if (held.size > 0) await source().applyTaken(await loadTakenOn(query, [...held.keys()].map(placeOf)));
    return held;
  };
  return ({ audience }) => {
    const refs = (audience?.held ?? []).filter((each) => each.supplier === supplier).map(({ hold }) => hold);
    return refs.length === 0 ? undefined : laid(refs);
  };
}

function placeOf(key: string): { product: string; day: string } {
  const [product = '', day = ''] = key.split('/');
  return { product, day };
}
