import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { SumLines, SumTotal } from '#design/sums';
import type { OrderItem, StayProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { useRoomLines } from '../property/use-chosen-price.ts';

interface StayPricePartsProps {
  readonly item: OrderItem;
  readonly product: StayProduct;
  readonly name?: string | undefined;
}

/** Every line of what the rooms cost, apart by where it is paid. */
export function StayPriceParts({ item, product, name }: StayPricePartsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { now, there, thereNote, ratesNote } = useRoomLines()(product.rooms, product.nights);
  return (
    <Disclosure summary={name ? t`Price breakdown: ${name}` : t`Price breakdown`}>
      {now.length > 0 && (
        <>
          <p>{t`Paid with the booking`}</p>
          <SumLines lines={now} />
        </>
      )}
      {there.length > 0 && (
        <>
          <p>{t`Paid at the property`}</p>
          <SumLines lines={there} />
        </>
      )}
      {thereNote && <p>{thereNote}</p>}
      <SumTotal text={t`Total`} amount={format.money(item.price.total)} />
      {ratesNote && <p>{ratesNote}</p>}
    </Disclosure>
  );
}
