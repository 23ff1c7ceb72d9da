import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bookingAddress, type OwnBooking } from '#contract/booking';
import { Badge } from '#design/badge';
import { Button } from '#design/button';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import { LinkButton } from '#design/link-button';
import { useFormat } from '../../../format.ts';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { SectionForm, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** What the account bought, and what it may take over. */
export function BookingsPart(data: AccountData) {
  const { t } = useLingui();
  const own = data.bookings.filter(({ claimable }) => !claimable);
  const claimable = data.bookings.filter((each) => each.claimable);
  return (
    <>
      <Done done={data.done} section="bookings" />
      {claimable.length > 0 && <Claim data={data} bookings={claimable} />}
      <div className={styles.sheet}>
        {own.length > 0 ? (
          <ul className={styles.rows}>
            {own.map((booking) => (
              <BookingRow key={booking.id} booking={booking} />
            ))}
          </ul>
        ) : (
          <div className={styles.box}>
            <div className={styles.what}>
              <Icon name="ticket" />
              <div className={styles.words}>
                <p className={styles.name}>{t`No bookings yet`}</p>
                <p className={styles.fact}>
                  {t`Booked without signing in, with another address?`}{' '}
                  <Link href="/booking/find">{t`Find my booking`}</Link>
                </p>
              </div>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

/** Only with a press: whoever shares an address may not want it. */
function Claim({ data, bookings }: { readonly data: AccountData; readonly bookings: readonly OwnBooking[] }) {
  const { t } = useLingui();
  const sending = useSending('claim');
  return (
    <div className={styles.sheet}>
      <div className={styles.box}>
        <p className={styles.name}>
          {t`${plural(bookings.length, { one: '# booking was made with your address', other: '# bookings were made with your addresses' })}`}
        </p>
        <p
          className={styles.fact}
        >{t`They were booked without signing in. Take them over, and they stand here on every device.`}</p>
      </div>
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <div className={styles.box}>
        <SectionForm {...data} intent="claim">
          <Button type="submit" variant="outline" busyLabel={sending ? t`Adding…` : undefined}>
            {t`Add to my account`}
          </Button>
        </SectionForm>
      </div>
    </div>
  );
}

function BookingRow({ booking }: { readonly booking: OwnBooking }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { id, reference, departure, arrival, state, claimable } = booking;
  const [from, to] = [departure.cityName, arrival.cityName];
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name="plane" />
          <div className={styles.words}>
            <p className={styles.name}>
              <span className={styles.route}>
                <bdi>{from}</bdi> <Icon name="arrow-right" size="small" />
                <VisuallyHidden>{t`to`}</VisuallyHidden> <bdi>{to}</bdi>
              </span>
              <StateBadge state={state} />
            </p>
            <p className={styles.fact}>
              {day(departure.local, 'plain')} · <bdi>{reference}</bdi>
            </p>
          </div>
        </div>
        {!claimable && (
          <LinkButton
            size="compact"
            variant="neutral"
            href={bookingAddress(id)}
            aria-label={t`Open booking ${reference}`}
          >
            {t`Open`}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function StateBadge({ state }: Pick<OwnBooking, 'state'>) {
  const { t } = useLingui();
  if (state === 'confirmed') return <Badge tone="good">{t`Confirmed`}</Badge>;
  if (state === 'cancelled') return <Badge>{t`Cancelled`}</Badge>;
  return <Badge tone="warn">{t`In progress`}</Badge>;
}
