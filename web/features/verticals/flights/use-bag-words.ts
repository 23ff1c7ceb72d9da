import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BagOption } from '#contract/booking';
import type { BagKind } from '#contract/search';
import { numberFormat } from '../../../format.ts';
import { useFacts } from '../../../facts.ts';

/** Bags in words. */
export function useBagWords() {
  const { t } = useLingui();
  const { locale } = useFacts();

  /** `23 kg`. */
  function weight(kg: number): string {
    return numberFormat(locale, 'kg', { style: 'unit', unit: 'kilogram', unitDisplay: 'short' }).format(kg);
  }

  /** `1 cabin bag (8 kg)`. */
  function pieces(kind: BagKind, count: number, kg: number | null): string {
    if (kg === null) {
      return kind === 'cabin'
        ? t`${plural(count, { one: '# cabin bag', other: '# cabin bags' })}`
        : t`${plural(count, { one: '# checked bag', other: '# checked bags' })}`;
    }
    return kind === 'cabin'
      ? t`${plural(count, { one: '# cabin bag', other: '# cabin bags' })} (${weight(kg)})`
      : t`${plural(count, { one: '# checked bag', other: '# checked bags' })} (${weight(kg)})`;
  }

  /** Included and bought ones together where they weigh the same, else each kind by itself. */
  function all({ kind, included, bought, sold }: BagOption): string[] {
    const same = included.weightKg === sold.weightKg;
    const parts = [
      { count: included.pieces + (same ? bought : 0), kg: included.weightKg },
      { count: same ? 0 : bought, kg: sold.weightKg },
    ];
    return parts.flatMap(({ count, kg }) => (count > 0 ? [pieces(kind, count, kg)] : []));
  }

  return { weight, pieces, all };
}
