import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Button } from '#design/button';
import { firstWeekday } from '#design/date-range';
import { useTakeover } from '#design/hydrated';
import { Link } from '#design/link';
import { MonthDays } from '#design/month-days';
import { Note } from '#design/note';
import { SelectField } from '#design/select-field';
import { formatPropertyAddress, formatStayAddress, PAGE_SIZE } from '#contract/search';
import type { StayAddress, StayNight } from '#contract/search';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { saidAt } from '../../../search-form/faults.ts';
import { useStayWords } from '../use-stay-words.ts';
import { type AnsweredNights, type NightsChoice, readChoice, usualChoice, WEEKENDS } from './asked-nights.ts';
import { arrivalsOf, columnOf, monthsOnSale } from './months.ts';
import styles from './nights.module.css';
import { lowestOf, useNightWords } from './use-night-words.ts';
import { useNights } from './use-nights.ts';

export interface NightsProps {
  /** A search of these days: what a month is asked of. */
  readonly searchId: string;
  readonly address: StayAddress;
  /** Of one property; left out for the cheapest of the whole area. */
  readonly offerKey?: string;
  /** What the server answered where the address chose a month. */
  readonly first: AnsweredNights | null;
}

const ID = 'nights';

/** Prices by arrival day: a month of links, each to the same search on other nights. */
export function NightPrices(props: NightsProps) {
  const { t } = useLingui();
  const { address, offerKey, first } = props;
  const { search } = useLocation();
  const usual = usualChoice(address);
  const [choice, setChoice] = useState<NightsChoice>(
    () => first?.choice ?? readChoice(new URLSearchParams(search), Number(usual.stay)) ?? usual,
  );
  const { answered, failed, again } = useNights({ ...props, offerKey, choice });
  return (
    <section aria-labelledby={ID} className={styles.section}>
      <h2 id={ID}>{t`Prices by check-in date`}</h2>
      <Choose choice={choice} problems={answered?.problems ?? []} onChoose={setChoice} />
      {failed ? (
        <Note tone="warn" title={t`Prices for this month could not be loaded`} role="alert">
          <Button variant="outline" size="compact" onClick={again}>
            {t`Try again`}
          </Button>
        </Note>
      ) : (
        <Month address={address} offerKey={offerKey} choice={choice} answered={answered} />
      )}
    </section>
  );
}

interface ChooseProps {
  readonly choice: NightsChoice;
  readonly problems: AnsweredNights['problems'];
  readonly onChoose: (choice: NightsChoice) => void;
}

const MOST_NIGHTS = 30;

/** Which month and how many nights; a form that posts where nothing hears a change. */
function Choose({ choice, problems, onChoose }: ChooseProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const { now } = useFacts();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before scripts were there.
  useTakeover(() => {
    const fields = form.current && new FormData(form.current);
    const [month, stay] = [fields?.get('month'), fields?.get('stay')];
    if (typeof month === 'string' && typeof stay === 'string') onChoose({ month, stay });
  });
  const months = monthsOnSale(now.slice(0, 10)).map((value) => ({ value, text: format.day(`${value}-01`, 'month') }));
  const lengths = Array.from({ length: MOST_NIGHTS }, (_, at) => ({
    value: String(at + 1),
    text: words.nights(at + 1),
  }));
  const weekends = { value: WEEKENDS, text: t`Weekends, Friday to Sunday` };
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['month', 'stay', 'pick'].includes(name));
  return (
    <Form ref={form} method="get" action={`#${ID}`} preventScrollReset className={styles.choose}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={t`Month`}
        name="month"
        options={withAsked(months, choice.month)}
        value={choice.month}
        error={saidAt(problems, 'month')}
        onChange={({ currentTarget }) => onChoose({ ...choice, month: currentTarget.value })}
      />
      <SelectField
        label={t`Length of stay`}
        name="stay"
        options={withAsked([weekends, ...lengths], choice.stay)}
        value={choice.stay}
        error={saidAt(problems, 'nights')}
        onChange={({ currentTarget }) => onChoose({ ...choice, stay: currentTarget.value })}
      />
      <noscript>
        {import.meta.env.SSR ? (
          <Button type="submit" variant="outline">
            {t`Show prices`}
          </Button>
        ) : null}
      </noscript>
    </Form>
  );
}

/** What an address asks for stays in view, with what is wrong with it. */
function withAsked(options: readonly { value: string; text: string }[], asked: string) {
  return options.some(({ value }) => value === asked) ? options : [{ value: asked, text: asked }, ...options];
}

interface MonthProps extends Pick<NightsProps, 'address' | 'offerKey'> {
  readonly choice: NightsChoice;
  readonly answered: AnsweredNights | undefined;
}

function Month({ address, offerKey, choice, answered }: MonthProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const format = useFormat();
  const stays = useStayWords();
  const hrefOn = (dates: Pick<StayAddress, 'checkIn' | 'checkOut'>): string => {
    const there = { ...address, ...dates, show: PAGE_SIZE, skip: 0 };
    return offerKey === undefined ? formatStayAddress(there) : formatPropertyAddress(there, offerKey);
  };
  const words = useNightWords(hrefOn);
  const weekends = choice.stay === WEEKENDS;
  const nights = weekends ? 2 : Number(choice.stay);
  const arrivals = arrivalsOf(choice.month, weekends);
  const [month] = arrivals;
  if (answered?.problems.length || month === undefined || !(nights >= 1 && nights <= MOST_NIGHTS)) return null;
  const days = answered?.answer?.days;
  const [named, length] = [format.day(month, 'month'), stays.nights(nights)];
  return (
    <>
      <Lowest days={days} nameOf={words.name} hrefOn={hrefOn} />
      <MonthDays
        label={t`Lowest total by check-in date, ${length}, ${named}`}
        pending={answered === undefined}
        column={weekends ? undefined : columnOf(month, firstWeekday(locale))}
        days={words.rows({ month: choice.month, weekends, nights, own: address, days })}
      />
      <p className={styles.small}>{t`Totals for your party and ${length}, all known taxes and fees included.`}</p>
    </>
  );
}

interface LowestProps {
  readonly days: readonly StayNight[] | undefined;
  readonly nameOf: (night: StayNight) => string;
  readonly hrefOn: (night: StayNight) => string;
}

/** Who is flexible wants to know one thing. Its line is kept free until it is known. */
function Lowest({ days, nameOf, hrefOn }: LowestProps) {
  const { t } = useLingui();
  const format = useFormat();
  const best = days && lowestOf(days);
  const none = days && !days.some(({ total }) => total);
  if (none) return <p className={styles.finding}>{t`Nothing is available on any of these dates.`}</p>;
  if (!best?.total) return <p className={styles.finding} />;
  const [name, total] = [nameOf(best), format.money(best.total)];
  const [before, linked, after] = t`Lowest: <a>${name} for ${total}</a>`.split(/<\/?a>/);
  return (
    <p className={styles.finding}>
      {before}
      <Link href={hrefOn(best)}>{linked}</Link>
      {after}
    </p>
  );
}
