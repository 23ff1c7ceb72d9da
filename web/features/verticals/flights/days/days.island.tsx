import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DayStrip } from '#design/day-strip';
import { EmptyState } from '#design/empty-state';
import { Link } from '#design/link';
import { FLEX_DAYS } from '#contract/search';
import type { Day, FlightAddress } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { lowestOf, nearestPriced, sameDates } from './days-around.ts';
import styles from './days.module.css';
import { addressOn, useDayWords } from './use-day-words.ts';
import { useDays } from './use-days.ts';

export { DaysSheet } from './days-sheet.tsx';

export interface DaysProps {
  /** Of the search whose list is shown. */
  readonly id: string;
  readonly address: FlightAddress;
}

/** The days around the chosen ones with their totals; where flexible days were asked, for both directions. */
export function OtherDays({ id, address }: DaysProps) {
  const { t } = useLingui();
  const words = useDayWords(address);
  const flexible = address.flexDays > 0;
  const both = flexible && address.return !== null;
  const trip = useDays(id, address, 'trip', flexible ? 'always' : 'not on phones');
  const back = useDays(id, address, 'return', both && 'always');
  const nights = nightsOf(address);
  const title =
    nights === null
      ? t`Lowest total by day`
      : nights === 0
        ? t`Lowest total by day, returning the same day`
        : t`Lowest total by day, same ${plural(nights, { one: '# night', other: '# nights' })}`;
  const backTitle = t`Lowest total by return date, same outbound`;
  return (
    <div className={flexible ? styles.flexible : styles.usual}>
      {flexible && <Finding address={address} days={[...(trip.days ?? []), ...(back.days ?? [])]} />}
      <DayStrip label={title} days={words.rows(trip)} pending={trip.pending} />
      {both && <DayStrip label={backTitle} days={words.rows(back)} pending={back.pending} />}
    </div>
  );
}

function nightsOf({ depart, return: back }: FlightAddress): number | null {
  return back === null ? null : Math.round((Date.parse(back) - Date.parse(depart)) / 86_400_000);
}

/** Who is flexible wants to know one thing: which day, and what it saves. Its line is kept free until it is known. */
function Finding({ address, days }: { address: FlightAddress; days: readonly Day[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useDayWords(address);
  const own = days.find((day) => sameDates(day, { departure: address.depart, return: address.return }))?.total;
  const lowest = lowestOf(days);
  const best = days.find(({ total }) => total?.amountMinor === lowest);
  if (!best?.total || !own) return <p className={styles.finding} />;
  if (own.amountMinor <= best.total.amountMinor) {
    return (
      <p
        className={styles.finding}
      >{t`Your dates have the lowest total within ${plural(FLEX_DAYS, { one: '# day', other: '# days' })}.`}</p>
    );
  }
  const less = format.wholeDifference(own, best.total);
  const [name, lowestTotal] = [words.name(best), format.wholeMoney(best.total)];
  const [before, linked, after] =
    t`<a>${name} for ${lowestTotal}</a> is the lowest within ${plural(FLEX_DAYS, { one: '# day', other: '# days' })}, ${less} less than your dates.`.split(
      /<\/?a>/,
    );
  return (
    <p className={styles.finding}>
      {before}
      <Link href={addressOn(address, best)}>{linked}</Link>
      {after}
    </p>
  );
}

const OFFERED = 3;

/** Below an empty list: the nearest days that have what this day has not, under the same filters. */
export function NearestDays({ id, address }: DaysProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useDayWords(address);
  const { days, dates } = useDays(id, address, 'trip', 'always');
  const near = nearestPriced(days ?? [], dates).slice(0, OFFERED);
  if (days && near.length === 0)
    return <p className={styles.none}>{t`There are none in the three days before or after either.`}</p>;
  if (near.length === 0) return null;
  return (
    <EmptyState
      title={t`On other dates`}
      text={t`The nearest dates with flights, with the lowest total for your party:`}
      suggestions={near.map((day) => ({
        text: words.name(day),
        fact: day.total && format.wholeMoney(day.total),
        action: { text: t`See this date`, label: t`See this date: ${words.name(day)}`, href: addressOn(address, day) },
      }))}
    />
  );
}
