import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#design/segmented';
import styles from '../../../search-form/search-form.module.css';

interface FormOptionsProps {
  readonly trip: string;
  readonly bags: string;
  readonly onTrip: (trip: string) => void;
  readonly onBags: (bags: string) => void;
}

/** There and back or one way, and the bags that every price shall include. */
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
        onChange={onTrip}
        options={[
          { value: 'return', text: t({ context: 'there and back', message: 'Return' }) },
          { value: 'oneway', text: t`One way` },
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
