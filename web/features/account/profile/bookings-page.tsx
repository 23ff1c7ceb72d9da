import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Order, OwnBooking } from '#contract/booking';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { LinkChoices } from '#design/link-choices';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { NextTrip } from '../../booking/next-trip.tsx';
import { AccountFrame, type AccountNavData } from './account-frame.tsx';
import { Whose } from './account-page.tsx';
import { BookingRow } from './booking-row.tsx';
import styles from './bookings-page.module.css';
import { ClaimBookings } from './claim-bookings.tsx';
import { Done } from './done.tsx';
import { type GroupedBookings, groupBookings } from './group-bookings.ts';
import type { SectionId } from './intents.ts';
import { accountPageAddress, PAGE_OF } from './pages.ts';
import { accountPathIn, ADD_EMAIL } from '../../chrome/account/account-path.ts';
import { type BookingList, LISTS } from './lists.ts';
import type { AccountData } from './types.ts';

/** What of the past stands below what is ahead. */
const RECENT = 3;

export interface BookingsPageProps extends Pick<
  AccountData,
  'account' | 'bookings' | 'done' | 'formtoken' | 'refused'
> {
  readonly nav: AccountNavData;
  readonly list: BookingList;
  /** The booking that begins next, in full; null where there is none or it could not be read. */
  readonly next: Order | null;
}

/** Where the account begins: the next trip at large, then every other booking in a row. */
export function BookingsPage(props: BookingsPageProps) {
  const { t } = useLingui();
  const { account, bookings, done, nav, list } = props;
  const { now } = useFacts();
  const groups = groupBookings(bookings, now);
  const claimable = bookings.filter((each) => each.claimable);
  const none = groups.upcoming.length + groups.past.length + groups.cancelled.length === 0;
  useOldAnchors();
  return (
    <AccountFrame
      page="bookings"
      nav={nav}
      whose={<Whose account={account} />}
      act={!none && <Link look="block" href="/booking/find">{t`Find a booking by reference`}</Link>}
    >
      <section id="bookings" aria-label={t`Bookings`} className={styles.bookings}>
        <Done done={done} section="bookings" />
        {claimable.length > 0 && <ClaimBookings {...props} bookings={claimable} alone={none} />}
        {none && claimable.length === 0 && <NoBookings />}
        {!none && (
          <>
            <Lists groups={groups} list={list} />
            <Listed groups={groups} list={list} next={props.next} />
          </>
        )}
      </section>
    </AccountFrame>
  );
}

function useListWords(): Readonly<Record<BookingList, string>> {
  const { t } = useLingui();
  return { upcoming: t`Upcoming`, past: t`Past`, cancelled: t({ context: 'bookings', message: 'Cancelled' }) };
}

function Lists({ groups, list }: { readonly groups: GroupedBookings; readonly list: BookingList }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const home = accountPathIn(useFacts());
  const words = useListWords();
  // Few cancel anything.
  const shown = LISTS.filter((name) => name !== 'cancelled' || name === list || groups.cancelled.length > 0);
  const choices = shown.map((name) => ({
    name: `${words[name]} (${number(groups[name].length)})`,
    href: name === 'upcoming' ? home : `${home}?list=${name}`,
    current: name === list,
  }));
  return <LinkChoices label={t`Filter bookings`} choices={choices} />;
}

interface ListedProps {
  readonly groups: GroupedBookings;
  readonly list: BookingList;
  readonly next: Order | null;
}

function Listed({ groups, list, next }: ListedProps) {
  const words = useListWords();
  if (list !== 'upcoming')
    return groups[list].length > 0 ? <Rows bookings={groups[list]} /> : <EmptyList list={list} />;
  const rows = groups.upcoming.filter(({ id }) => id !== next?.id);
  const recent = groups.past.slice(0, RECENT);
  return (
    <>
      {next && <NextTrip order={next} listed={groups.upcoming.find(({ id }) => id === next.id)} />}
      {!next && rows.length === 0 && <EmptyList list="upcoming" />}
      {rows.length > 0 && <Rows bookings={rows} />}
      {recent.length > 0 && (
        <>
          <h2 className={styles.heading}>{words.past}</h2>
          <Rows bookings={recent} />
        </>
      )}
    </>
  );
}

/** What belongs in a list that has nothing yet, and the one thing to do about it. */
function EmptyList({ list }: { readonly list: BookingList }) {
  const { t } = useLingui();
  const home = accountPathIn(useFacts());
  const words = {
    upcoming: [t`No upcoming bookings`, t`Flights and stays you book appear here until they are over.`],
    past: [t`No past bookings`, t`Trips move here once they are over, with their receipts.`],
    cancelled: [t`No cancelled bookings`, t`Bookings you cancel stay here, with their refunds.`],
  }[list];
  return (
    <div className={styles.none}>
      <h2>{words[0]}</h2>
      <p>{words[1]}</p>
      <p className={styles.acts}>
        {list === 'upcoming' ? (
          <LinkButton variant="primary" href="/">{t`Plan a trip`}</LinkButton>
        ) : (
          <LinkButton variant="neutral" href={home}>{t`See upcoming bookings`}</LinkButton>
        )}
      </p>
    </div>
  );
}

function Rows({ bookings }: { readonly bookings: readonly OwnBooking[] }) {
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} />
      ))}
    </ul>
  );
}

/** What was booked as a guest belongs to an address: adding it brings the booking. */
function NoBookings() {
  const { t } = useLingui();
  return (
    <div className={styles.none}>
      <h2>{t`No bookings yet`}</h2>
      <p>{t`Booked without signing in? Add the email address you used to see the booking here.`}</p>
      <p className={styles.acts}>
        <LinkButton variant="primary" href="/">{t`Plan a trip`}</LinkButton>
        <LinkButton variant="neutral" icon="mail" href={ADD_EMAIL}>{t`Add an email address`}</LinkButton>
        <LinkButton variant="neutral" href="/booking/find">{t`Find a booking by reference`}</LinkButton>
      </p>
    </div>
  );
}

/** Links to a section of the account as it was on one page lead to the page where it is now. */
function useOldAnchors(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const facts = useFacts();
  const page = PAGE_OF[hash.slice(1) as SectionId] as (typeof PAGE_OF)[SectionId] | undefined;
  const to = page && page !== 'bookings' ? `${accountPageAddress(page, facts)}${hash}` : undefined;
  useEffect(() => {
    if (to) void navigate(to, { replace: true });
  }, [navigate, to]);
}
