import { useLingui } from '@lingui/react/macro';
import styles from '../shell/error-page.module.css';
import { HelpLine } from './help-line.tsx';
import { WaysToBooking } from './ways-to-booking.tsx';

/** The address of a booking that does not open here. The same words whether or not there is one: nobody learns which exist. */
export function NoBooking() {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="no-booking-title">
      <h1 id="no-booking-title">{t`This link does not open a booking`}</h1>
      <p>{t`It may be incomplete, or open only in the browser that was used to book.`}</p>
      <WaysToBooking />
      <HelpLine />
    </section>
  );
}
