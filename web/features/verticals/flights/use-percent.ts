import { numberFormat } from '../../../format.ts';
import { useFacts } from '../../../facts.ts';

/** `12%`, `12 %`, `٪12`: where the sign stands is the language's. */
export function usePercent(): (percent: number) => string {
  const { locale } = useFacts();
  return (percent) => numberFormat(locale, 'percent', { style: 'percent' }).format(percent / 100);
}
