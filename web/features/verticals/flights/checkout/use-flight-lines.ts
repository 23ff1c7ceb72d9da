import type { FlightProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { usePriceLineName } from '../use-price-line-name.ts';

/** The lines of flights as they are filed, those that read the same as one. */
export const useFlightLines: CheckoutParts<FlightProduct>['useLines'] = () => {
  const format = useFormat();
  const nameOf = usePriceLineName();
  return ({ price: { lines, total } }) =>
    [...Map.groupBy(lines, nameOf)].map(([text, same]) => {
      const amountMinor = same.reduce((sum, line) => sum + line.amountMinor, 0);
      return { text, amount: format.money({ ...total, amountMinor }) };
    });
};
