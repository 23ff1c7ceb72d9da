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
    <Dialog open={open} title={t`Other days`} closeLabel={t`Close other days`} onClose={onClose}>
      <p className={styles.note}>
        {t`The lowest total of each day for your party, with the bags and filters you chose.`}
      </p>
      <DayStrip label={t`Other days`} layout="list" days={words.rows(trip)} pending={trip.pending} />
    </Dialog>
  );
}
