import { useLingui } from '@lingui/react/macro';
import { DayStrip } from '#design/day-strip';
import { Dialog } from '#design/dialog';
import type { FlightAddress } from '#contract/search';
import styles from './days-sheet.module.css';
import { useDayWords } from './use-day-words.ts';
import { useDays } from './use-days.ts';

interface DaysSheetProps {
  readonly id: string;
  readonly address: FlightAddress;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On a phone the days come from the lower edge. */
export function DaysSheet({ id, address, open, onClose }: DaysSheetProps) {
  const { t } = useLingui();
  const words = useDayWords(address);
  const trip = useDays(id, address, 'trip', open && 'always');
  return (
    <Dialog open={open} title={t`Other dates`} closeLabel={t`Close other dates`} onClose={onClose}>
      <p className={styles.note}>
        {t`The lowest total for each date for your party, with your bags and filters.`}
        {address.out !== undefined && ` ${t`On other dates you choose all flights again.`}`}
      </p>
      <DayStrip label={t`Other dates`} layout="list" days={words.rows(trip)} pending={trip.pending} />
    </Dialog>
  );
}
