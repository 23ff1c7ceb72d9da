import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design/button';
import { Segmented } from '#design/segmented';
import { choosingFields, formatBags, formatFilters, parseBags } from '#contract/search';
import type { Bags, FlightAddress } from '#contract/search';
import styles from './bags-control.module.css';

interface BagsControlProps {
  readonly address: FlightAddress;
  readonly onBags: (bags: Bags) => void;
  readonly labelPlace?: 'above' | 'beside';
}

/** The bags that every price on the page includes; a change prices every card again. */
export function BagsControl({ address, onBags, labelPlace = 'beside' }: BagsControlProps) {
  const { t } = useLingui();
  return (
    <Form method="get" className={styles.bagsForm} preventScrollReset>
      {address.sort !== 'best' && <input type="hidden" name="sort" value={address.sort} />}
      {Object.entries(choosingFields(address)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="fs" value={formatFilters(address.filters)} />
      <Segmented
        label={t`Bags in every price`}
        labelPlace={labelPlace}
        name="bags"
        value={formatBags(address.bags)}
        options={[
          { value: 'none', text: t({ context: 'no bags', message: 'None' }) },
          { value: 'cabin', text: t({ context: 'bag', message: 'Cabin' }) },
          { value: 'checked', text: t({ context: 'bag', message: 'Checked' }) },
        ]}
        onChange={(value) => onBags(parseBags(value))}
      />
      <noscript>
        <Button type="submit">{t`Update prices`}</Button>
      </noscript>
    </Form>
  );
}
