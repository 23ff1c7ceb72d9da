import { useLingui } from '@lingui/react/macro';
import { type BagOption, flightExtras, type FlightProduct } from '#contract/booking';
import { BAG_KINDS } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { ItemOf } from '../../checkout-words.ts';
import { useBagWords } from '../use-bag-words.ts';
import { useChosenWays } from '../use-way-words.ts';

/** What each traveller has, in one line where all of them have the same. */
export function usePerTraveller() {
  const { t } = useLingui();
  const format = useFormat();
  return <T extends { readonly traveller: number }>(
    given: readonly T[],
    all: number,
    told: (mine: readonly T[]) => string,
  ): readonly string[] => {
    const lines = [...Map.groupBy(given, ({ traveller }) => traveller)].map(([who, mine]) => ({
      number: format.number(who + 1),
      what: told(mine),
    }));
    const [first, ...others] = lines;
    if (!first) return [];
    const { what } = first;
    if (all === 1) return [what];
    if (lines.length === all && others.every((other) => other.what === what)) return [t`Each traveller: ${what}`];
    return lines.map((line) => t`Traveller ${line.number}: ${line.what}`);
  };
}

/** Bags as each traveller carries them: in one line where all have the same. */
export function useBagLines() {
  const { t } = useLingui();
  const perTraveller = usePerTraveller();
  const lists = useLists();
  const words = useBagWords();
  const ways = useChosenWays();

  function carried(bags: readonly BagOption[]): string {
    const told = BAG_KINDS.flatMap((kind) => {
      const pieces = bags.reduce((sum, bag) => sum + (bag.kind === kind ? bag.included.pieces + bag.bought : 0), 0);
      return pieces > 0 ? [words.pieces(kind, pieces, null)] : [];
    });
    return told.length > 0 ? lists.all(told) : t`Small bag only`;
  }

  function allWays(bags: readonly BagOption[], slices: FlightProduct['slices']): string {
    const each = slices.map((_, at) => carried(bags.filter(({ slice }) => slice === at)));
    const [out = ''] = each;
    if (slices.length === 1) return out;
    if (each.some((what) => what !== out)) return lists.facts(each.map((what, at) => ways(slices).on(at, what)));
    return ways(slices).each(out);
  }

  return ({ extras, product: { slices } }: Pick<ItemOf<FlightProduct>, 'extras' | 'product'>): readonly string[] => {
    const { bags } = flightExtras(extras);
    const travellers = new Set(bags.map(({ traveller }) => traveller)).size;
    if (travellers === 0) return [allWays([], slices)];
    return perTraveller(bags, travellers, (mine) => allWays(mine, slices));
  };
}
