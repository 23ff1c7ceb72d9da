import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { BaseContext, rooted } from '#design/link';
import { formatCompareAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { ListedStay } from '../listed.ts';
import styles from './tray.module.css';

interface PlainCompareProps {
  readonly offers: readonly ListedStay[];
  readonly address: StayAddress;
  readonly chosen: readonly string[];
}

/** Without scripts: the places of the list as boxes of a form. */
export function PlainCompare({ offers, address, chosen }: PlainCompareProps) {
  const { t } = useLingui();
  const format = useFormat();
  const base = use(BaseContext);
  const [path = '', query = ''] = formatCompareAddress({ address, keys: [] }).split('?');
  const bookable = offers.flatMap(({ key, property, price }) => (price ? [{ key, property, price }] : []));
  if (bookable.length < 2) return null;
  return (
    <form method="get" action={rooted(base, path)} className={styles.plain}>
      {[...new URLSearchParams(query)].map(([name, value]) =>
        name === 'with' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset>
        <legend>{t`Compare up to four of these`}</legend>
        {bookable.map(({ key, property, price }) => {
          const [name, total] = [property.name, format.money(price.total)];
          return (
            <Checkbox
              key={key}
              name="with"
              value={key}
              label={t`${name}, ${total}`}
              defaultChecked={chosen.includes(key)}
            />
          );
        })}
      </fieldset>
      <Button type="submit" variant="outline">
        {t`Compare`}
      </Button>
    </form>
  );
}
