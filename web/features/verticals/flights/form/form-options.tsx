import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#design/segmented';
import type { Trip } from './form-state.ts';
import styles from '../../../search-form/search-form.module.css';

interface FormOptionsProps {
  readonly trip: Trip;
  readonly bags: string;
  readonly onTrip: (trip: Trip) => void;
  readonly onBags: (bags: string) => void;
}

/** Out and back, one way or several flights, and the bags that every price shall include. */
export function FormOptions({ trip, bags, onTrip, onBags }: FormOptionsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.above}>
      <Segmented
        label={t`Trip`}
        labelPlace="hidden"
        name="trip"
        size="compact"
        value={trip}
        onChange={(value) => onTrip(value as Trip)}
        options={[
          { value: 'return', text: t({ context: 'there and back', message: 'Return' }) },
          { value: 'oneway', text: t`One way` },
          { value: 'multi', text: t`Multi-city` },
        ]}
      />
      <Segmented
        label={t`Bags in every price`}
        labelPlace="beside"
        name="bags"
        size="compact"
        value={bags}
        onChange={onBags}
        options={[
          { value: 'none', text: t({ context: 'no bags', message: 'None' }) },
          { value: 'cabin', text: t({ context: 'bag', message: 'Cabin' }) },
          { value: 'checked', text: t({ context: 'bag', message: 'Checked' }) },
        ]}
      />
    </div>
  );
}
