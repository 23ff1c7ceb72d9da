import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  function pieces(kind: 'cabin' | 'checked', count: number, kg: number | null): string {
    if (kg === null) {
      return kind === 'cabin'
        ? t`${plural(count, { one: '# cabin bag', other: '# cabin bags' })}`
        : t`${plural(count, { one: '# checked bag', other: '# checked bags' })}`;
    }
    return kind === 'cabin'
      ? t`${plural(count, { one: '# cabin bag', other: '# cabin bags' })} (${weight(kg)})`
      : t`${plural(count, { one: '# checked bag', other: '# checked bags' })} (${weight(kg)})`;
  }

  return { weight, pieces };
}
