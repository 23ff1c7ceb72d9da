import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BagOption, Order, SeatOption } from '#contract/booking';

/** Bags and seats of one traveller, slice by slice. */
export function useExtraWords(order: Order) {
  const { t } = useLingui();
  const item = order.items[0];
  const slices = item?.product.slices ?? [];

  function bag({ kind, includedPieces, chosen, weightKg }: BagOption): string | null {
    const count = includedPieces + chosen;
    if (count === 0) return null;
    const weight = weightKg === null ? '' : ` (${weightKg} kg)`;
    return kind === 'cabin'
      ? t`${plural(count, { one: '# cabin bag', other: '# cabin bags' })}${weight}`
      : t`${plural(count, { one: '# checked bag', other: '# checked bags' })}${weight}`;
  }

  function seat({ chosen }: SeatOption): string | null {
    if (chosen === 'none') return null;
    return chosen === 'window' ? t`window seat` : t`aisle seat`;
  }

  return (traveller: number): string[] => {
    if (!item) return [];
    const lines = slices.map((slice, at) => {
      const mine = <T extends { traveller: number; slice: number }>(options: readonly T[]): T[] =>
        options.filter((option) => option.traveller === traveller && option.slice === at);
      const words = [...mine(item.extras.bags).map(bag), ...mine(item.extras.seats).map(seat)].filter(Boolean);
      const what = words.length > 0 ? words.join(', ') : t`small bag only`;
      return { way: slices.length === 1 ? '' : at === 0 ? t`Out` : t`Back`, what };
    });
    const same = new Set(lines.map(({ what }) => what)).size === 1;
    if (same) return lines.length > 1 ? [t`Both ways: ${lines[0]?.what ?? ''}`] : [lines[0]?.what ?? ''];
    return lines.map(({ way, what }) => `${way}: ${what}`);
  };
}
