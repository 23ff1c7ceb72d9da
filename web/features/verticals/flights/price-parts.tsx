import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { SumLines, SumTotal } from '#design/sums';
import type { Price } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { usePriceLineName } from './use-price-line-name.ts';

/** Every line of a price; they add up to the total to the cent. */
export function PriceParts({ price, name }: { readonly price: Price; readonly name?: string | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const nameOf = usePriceLineName();
  const { rates, lines, total } = price;
  return (
    <Disclosure summary={name ? t`Price breakdown: ${name}` : t`Price breakdown`}>
      <SumLines lines={lines.map((line) => ({ text: nameOf(line), amount: format.money(line) }))} />
      <SumTotal text={t`Total`} amount={format.money(total)} />
      {rates && (
        <p>
          {rates.id.startsWith('demo-')
            ? t`Filed in ${lists.all(rates.filedIn)}; converted at the demo rates of ${format.day(rates.date, 'plain')}, fixed once you choose.`
            : t`Filed in ${lists.all(rates.filedIn)}; converted at the rates of ${format.day(rates.date, 'plain')}, fixed once you choose.`}
        </p>
      )}
    </Disclosure>
  );
}
