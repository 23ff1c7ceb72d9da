import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bookingAddress, type OwnBooking } from '#contract/booking';
import { Badge } from '#design/badge';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { useFacts } from '../../../facts.ts';
import { paperAddress } from '../../booking/access.ts';
import { useListedMoney, useListedTotal } from '../../booking/use-listed-money.ts';
import { useSpanWords } from '../../booking/use-span-words.ts';
import { useZonedClock } from '../../booking/use-zoned-clock.ts';
import { useLists } from '../../reader/use-lists.ts';
import { VERTICALS } from '../../verticals/index.ts';
import styles from './bookings-page.module.css';

/** A booking in a row of its own; all of it opens the booking, unless it belongs to nobody yet. */
export function BookingRow({ booking }: { readonly booking: OwnBooking }) {
  const { claimable, id } = booking;
  if (claimable) {
    return (
      <li className={styles.card}>
        <div className={styles.row}>
          <Inside booking={booking} />
        </div>
      </li>
    );
  }
  return (
    <li className={styles.card}>
      <Anchor className={styles.row} href={bookingAddress(id)}>
        <Inside booking={booking} />
        <Icon name="chevron-right" size="small" className={styles.onwards} />
      </Anchor>
      {WITH_PAPERS.includes(booking.state) && <Papers booking={booking} />}
    </li>
  );
}

/** Once it was booked there is something to account for, whatever became of it. */
const WITH_PAPERS: readonly OwnBooking['state'][] = ['confirmed', 'partly_confirmed', 'cancelling', 'cancelled'];

function Papers({ booking: { id, reference } }: { readonly booking: OwnBooking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const papers = [
    { paper: 'itinerary', icon: 'file-text', text: t`Itinerary PDF`, label: t`Itinerary PDF: ${reference}` },
    { paper: 'receipt', icon: 'receipt-text', text: t`Receipt PDF`, label: t`Receipt PDF: ${reference}` },
  ] as const;
  return (
    <div className={styles.papers}>
      {papers.map(({ paper, icon, text, label }) => (
        <Anchor key={paper} href={paperAddress({ id }, paper, locale)} download aria-label={label}>
          <Icon name={icon} size="small" />
          <span>{text}</span>
        </Anchor>
      ))}
    </div>
  );
}

function Inside({ booking }: { readonly booking: OwnBooking }) {
  const { t } = useLingui();
  const names = useNames();
  const lists = useLists();
  const { reference, items, people, cancelled } = booking;
  const [first, ...more] = items;
  const money = useListedMoney()(booking);
  const total = useListedTotal()(booking);
  const free = useFreeWords()(items);
  if (!first) return null;
  return (
    <>
      <span className={styles.kind}>
        <Icon name={VERTICALS[first.vertical]?.icon ?? 'ticket'} />
      </span>
      <span className={styles.what}>
        <b>
          <bdi>{names.name(first)}</bdi>
        </b>
        <span className={styles.days}>
          {lists.facts([
            names.days(items),
            t`${plural(people, { one: '# traveller', other: '# travellers' })}`,
            ...more.map((each) => names.name(each)),
          ])}
        </span>
        {free.map((line) => (
          <span key={line} className={styles.free}>
            {line}
          </span>
        ))}
        {money.length > 0 && <span className={styles.days}>{lists.facts(money)}</span>}
        {cancelled.length > 0 && <span className={styles.days}>{t`Cancelled: ${lists.facts(cancelled)}`}</span>}
      </span>
      <span className={styles.code}>
        <small>{t`Reference`}</small>
        <bdi>{reference}</bdi>
      </span>
      <span className={styles.price}>
        <small>{total.name}</small>
        <bdi>{total.amount}</bdi>
      </span>
      <span className={styles.state}>
        <StateBadge booking={booking} />
      </span>
    </>
  );
}

/** `Dublin to Lisbon and back`, `Kampong House`; `Tue 9 Mar to Tue 23 Mar 2027`. */
function useNames() {
  const { t } = useLingui();
  const span = useSpanWords();
  type Item = OwnBooking['items'][number];
  return {
    name({ begins, ends, over }: Item): string {
      const [from, to] = [begins.name, ends.name];
      if (begins.code === null) return from;
      // What goes on after it has arrived leads home.
      return over.instant > ends.instant ? t`${from} to ${to} and back` : t`${from} to ${to}`;
    },
    days(items: readonly Item[]): string {
      const last = items.map(({ over }) => over).reduce((a, b) => (a.instant > b.instant ? a : b));
      return span(items[0]?.begins.local ?? '', last.day);
    },
  };
}

/** Until when each thing can be cancelled free of charge, on the clock of where it begins. */
function useFreeWords() {
  const { t } = useLingui();
  const names = useNames();
  const clockOf = useZonedClock();
  return (items: OwnBooking['items']): string[] =>
    items.flatMap((item) => {
      const { begins, freeUntil } = item;
      if (!freeUntil) return [];
      const { name: city, code, zone } = begins;
      const zoneName = code === null ? t`property time` : t`${city} time`;
      const [name, when] = [names.name(item), clockOf({ zone, zoneName }).zoned(freeUntil)];
      return items.length > 1 ? t`${name}: free cancellation until ${when}` : t`Free cancellation until ${when}`;
    });
}

function StateBadge({ booking: { items, state } }: { readonly booking: OwnBooking }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const over = items.every((item) => item.over.instant < now);
  if (state === 'cancelled') return <Badge>{t({ context: 'a booking', message: 'Cancelled' })}</Badge>;
  if (over && state === 'confirmed') return <Badge>{t`Completed`}</Badge>;
  if (state === 'confirmed') return <Badge tone="good">{t`Confirmed`}</Badge>;
  if (state === 'partly_confirmed') return <Badge tone="warn">{t`Partly confirmed`}</Badge>;
  return <Badge tone="warn">{t`In progress`}</Badge>;
}
