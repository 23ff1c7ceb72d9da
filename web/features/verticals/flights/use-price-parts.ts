import { useLingui } from '@lingui/react/macro';
import type { SumLine } from '#design/sums';
import type { Price, PriceLine } from '#contract/search';
import { useFormat } from '../../../format.ts';

type Part = 'fares' | 'taxes' | 'bags' | 'seats';

const PART_OF: Readonly<Record<PriceLine['kind'], Part>> = {
  base: 'fares',
  // The airline's own: like the fare, and unlike a tax, it does not come back on a seat that is not flown.
  surcharge: 'fares',
  tax: 'taxes',
  fee: 'taxes',
  bag: 'bags',
  seat: 'seats',
};

/** The parts of a price that a buyer thinks in; they add up to its total. */
export function usePriceParts() {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<Part, string> = {
    fares: t`Fares`,
    taxes: t`Taxes and airport charges`,
    bags: t`Bags`,
    seats: t`Seats`,
  };
  return ({ lines, total }: Price): SumLine[] => {
    const sums = new Map<Part, number>();
    const estimated = new Set<Part>();
    for (const { kind, amountMinor, estimate } of lines) {
      const part = PART_OF[kind];
      sums.set(part, (sums.get(part) ?? 0) + amountMinor);
      if (estimate) estimated.add(part);
    }
    return (Object.keys(words) as Part[]).flatMap((part) => {
      const [amountMinor, name] = [sums.get(part), words[part]];
      if (amountMinor === undefined) return [];
      const text = estimated.has(part) ? t`${name}, partly estimated` : name;
      return [{ text, amount: format.money({ amountMinor, currency: total.currency }) }];
    });
  };
}
