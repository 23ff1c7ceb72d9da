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
import { VERTICALS } from '../../verticals/index.ts';
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
  const { id, reference, claimable, items } = booking;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.things}>
          {items.map((item, at) => (
            <What key={at} item={item} booking={at === 0 ? booking : undefined} />
          ))}
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

interface WhatProps {
  readonly item: OwnBooking['items'][number];
  /** Its state and reference stand with the first of its things. */
  readonly booking: OwnBooking | undefined;
}

/** One thing of a booking: a way from place to place, or a place and its days. */
function What({ item, booking }: WhatProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { vertical, begins, ends } = item;
  const onePlace = begins.code === null;
  const [first, last] = [day(begins.local, 'plain'), day(ends.local, 'plain')];
  const at = onePlace ? t`${first} to ${last}` : first;
  return (
    <div className={styles.what}>
      <Icon name={VERTICALS[vertical]?.icon ?? 'ticket'} />
      <div className={styles.words}>
        <p className={styles.name}>
          {onePlace ? (
            <bdi>{begins.name}</bdi>
          ) : (
            <span className={styles.route}>
              <bdi>{begins.name}</bdi> <Icon name="arrow-right" size="small" />
              <VisuallyHidden>{t`to`}</VisuallyHidden> <bdi>{ends.name}</bdi>
            </span>
          )}
          {booking && <StateBadge state={booking.state} />}
        </p>
        <p className={styles.fact}>
          {at}
          {booking && ' · '}
          {booking && <bdi>{booking.reference}</bdi>}
        </p>
      </div>
    </div>
  );
}

function StateBadge({ state }: Pick<OwnBooking, 'state'>) {
  const { t } = useLingui();
  if (state === 'confirmed') return <Badge tone="good">{t`Confirmed`}</Badge>;
  if (state === 'partly_confirmed') return <Badge tone="warn">{t`Booked in part`}</Badge>;
  if (state === 'cancelled') return <Badge>{t`Cancelled`}</Badge>;
  return <Badge tone="warn">{t`In progress`}</Badge>;
}
