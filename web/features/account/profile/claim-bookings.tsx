import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/booking';
import { Button } from '#design/button';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings-page.module.css';
import { SectionForm, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

interface ClaimBookingsProps extends Pick<AccountData, 'done' | 'formtoken' | 'refused'> {
  readonly bookings: readonly OwnBooking[];
  /** The account has no other booking yet: adding these is what the page is for. */
  readonly alone: boolean;
}

/** Bookings of a guest with an address of this account; only with a press, since somebody who shares the address may not want it. */
export function ClaimBookings({ bookings, alone, ...form }: ClaimBookingsProps) {
  const { t } = useLingui();
  const sending = useSending('claim');
  return (
    <div className={styles.claim}>
      <h2>
        {t`${plural(bookings.length, { one: '# booking was made with your email address', other: '# bookings were made with your email addresses' })}`}
      </h2>
      <p>
        {t`${plural(bookings.length, { one: 'Booked without signing in. Add it to see it on all your devices.', other: 'Booked without signing in. Add them to see them on all your devices.' })}`}
      </p>
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <SectionForm {...form} intent="claim">
        <Button type="submit" variant={alone ? 'primary' : 'outline'} busyLabel={sending ? t`Adding…` : undefined}>
          {t`Add to my account`}
        </Button>
      </SectionForm>
    </div>
  );
}
