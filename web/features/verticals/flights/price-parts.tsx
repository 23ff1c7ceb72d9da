import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { SumLines, SumTotal } from '#design/sums';
import type { Price } from '#contract/search';
import { useFormat } from '../../../format.ts';

/** Every line of a price; they add up to the total to the cent. */
export function PriceParts({ price }: { price: Price }) {
  const { t } = useLingui();
  const format = useFormat();
  const { rates, lines, total } = price;
  return (
    <Disclosure summary={t`What the price is made of`}>
      <SumLines
        lines={lines.map((line) => ({
          text: line.jurisdiction ? `${line.name} (${line.jurisdiction})` : line.name,
          amount: format.money(line),
        }))}
      />
      <SumTotal text={t`Total`} amount={format.money(total)} />
      {rates && (
        <p>
          {t`Filed in ${rates.filedIn.join(', ')}; converted at the rates of ${format.day(rates.date, 'plain')}, fixed once you choose.`}
        </p>
      )}
    </Disclosure>
  );
}
