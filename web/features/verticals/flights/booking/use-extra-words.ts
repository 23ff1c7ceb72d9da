import { useLingui } from '@lingui/react/macro';
import type { ExtrasOffered, SeatOption } from '#contract/booking';
import { useLists } from '../../../results/use-lists.ts';
import { useBagWords } from '../use-bag-words.ts';

/** Bags and seats of one traveller, slice by slice. */
export function useExtraWords() {
  const { t } = useLingui();
  const bags = useBagWords();
  const lists = useLists();

  function seat({ chosen }: SeatOption): string | null {
    if (chosen === 'none') return null;
    return chosen === 'window' ? t`window seat` : t`aisle seat`;
  }

  return (slices: number, extras: ExtrasOffered, traveller: number): string[] => {
    const lines = Array.from({ length: slices }, (_, at) => {
      const mine = <T extends { traveller: number; slice: number }>(options: readonly T[]): T[] =>
        options.filter((option) => option.traveller === traveller && option.slice === at);
      const words = [...mine(extras.bags).flatMap(bags.all), ...mine(extras.seats).map(seat)].filter(Boolean);
      const what = words.length > 0 ? lists.facts(words) : t`small bag only`;
      return { at, what };
    });
    const same = new Set(lines.map(({ what }) => what)).size === 1;
    if (same) return lines.length > 1 ? [t`Both ways: ${lines[0]?.what ?? ''}`] : [lines[0]?.what ?? ''];
    return lines.map(({ at, what }) => (at === 0 ? t`Out: ${what}` : t`Back: ${what}`));
  };
}
