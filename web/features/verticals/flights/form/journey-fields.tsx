import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { legField, MOST_PLACES, MOST_SLICES } from '#contract/search';
import { Button } from '#design/button';
import { addDays, DateRange } from '#design/date-range';
import { type JourneyAct, JourneyForm, JourneyLeg } from '#design/journey-form';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { PlaceField } from '../../../search-form/place-field.tsx';
import type { SubmitWords } from '../../../search-form/search-frame.tsx';
import { DAYS_ON_SALE } from '../../../search-form/typed.ts';
import { FEWEST } from './arrange.ts';
import styles from './journey-fields.module.css';
import type { ErrorOf } from './search-form.island.tsx';
import { useFormWords } from './use-form-words.ts';
import type { Legs } from './use-legs.ts';

interface JourneyFieldsProps {
  readonly legs: Legs;
  readonly error: ErrorOf;
  readonly party: ReactNode;
  readonly submit: SubmitWords;
}

/** A row for each flight of a journey through several cities. */
export function JourneyFields({ legs, error, party, submit }: JourneyFieldsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [count, most] = [legs.all.length, MOST_SLICES].map((each) => format.number(each));
  const add: JourneyAct = { label: t`Add a flight`, name: 'add', value: '1', onPress: () => legs.add() };
  return (
    <>
      <JourneyForm
        add={legs.all.length < MOST_SLICES ? add : undefined}
        count={t`${count} of ${most}`}
        party={party}
        submit={submit}
      >
        {legs.all.map((leg, at) => (
          <Leg key={leg.key} legs={legs} leg={leg} at={at} error={error} />
        ))}
      </JourneyForm>
      <Removed legs={legs} />
      <p className={styles.hint}>
        {t`Every price is the total of the whole journey. You choose its flights one by one and can change each of them.`}
      </p>
    </>
  );
}

/** What was just taken away, and the way back; it has the focus, since the button that was pressed is gone. */
function Removed({ legs }: Pick<JourneyFieldsProps, 'legs'>) {
  const { t } = useLingui();
  const { removed } = legs;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed !== undefined) undo.current?.focus();
  }, [removed]);
  const number = useFormat().number((removed ?? 0) + 1);
  return (
    <output className={styles.removed}>
      {removed !== undefined && (
        <>
          {t`Flight ${number} removed.`}{' '}
          <Button ref={undo} variant="link" onClick={() => legs.restore()}>
            {t`Undo`}
          </Button>
        </>
      )}
    </output>
  );
}

interface LegProps extends Pick<JourneyFieldsProps, 'legs' | 'error'> {
  readonly leg: Legs['all'][number];
  readonly at: number;
}

function Leg({ legs, leg, at, error }: LegProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { locale, now } = useFacts();
  const words = useFormWords();
  const gap = useGap(legs, at);
  const number = format.number(at + 1);
  const today = now.slice(0, 10);
  const outside = useOutsideWords(legs.all[at - 1]?.date, addDays(today, DAYS_ON_SALE));
  const errorOf = (name: 'from' | 'to' | 'date') => error(`slices.${at}.${name}`, legs.isAsked(at, name));
  const place = (name: 'from' | 'to', label: string) => (
    <PlaceField
      id={legField(name, at)}
      label={label}
      name={legField(name, at)}
      places={leg[name]}
      most={MOST_PLACES}
      typed={leg.typed[name]}
      near="airports"
      error={errorOf(name)}
      onChange={(places) => legs.choose(at, name, places)}
      onTyped={(text) => legs.type(at, name, text)}
    />
  );
  return (
    <JourneyLeg
      number={number}
      label={t`Flight ${number}`}
      gap={gap}
      from={place('from', t({ context: 'where a trip starts', message: 'From' }))}
      to={place('to', t({ context: 'where a trip ends', message: 'To' }))}
      swap={{ label: t`Swap from and to`, onPress: () => legs.swap(at) }}
      date={
        <DateRange
          locale={locale}
          today={today}
          min={legs.all[at - 1]?.date ?? today}
          max={addDays(today, DAYS_ON_SALE)}
          value={{ depart: leg.date, back: undefined }}
          oneWay
          names={{ depart: legField('depart', at), back: '' }}
          ids={{ depart: legField('depart', at), back: '' }}
          words={{
            ...words.dates,
            depart: t`Date`,
            outside,
          }}
          errors={{ depart: errorOf('date') }}
          onChange={({ depart }) => legs.set(at, { date: depart })}
        />
      }
      {...useActs(legs, at)}
    />
  );
}

/** What is wrong with a day that this flight cannot have. */
function useOutsideWords(before: string | undefined, latest: string): (typed: string, day: string) => string {
  const { t } = useLingui();
  const format = useFormat();
  const [first, last] = [format.day(before ?? latest), format.day(latest)];
  return (_typed, day) => {
    if (day > latest) return t`Bookings are not open that far ahead. Choose ${last} or earlier.`;
    if (before === undefined) return t`This date has passed.`;
    return t`This date is before the previous flight. Choose ${first} or later.`;
  };
}

/** Where the journey goes on from another place than it came to. */
function useGap({ all }: Legs, at: number): string | undefined {
  const { t } = useLingui();
  const [came, goes] = [all[at - 1]?.to ?? [], all[at]?.from ?? []];
  const [from, to] = [came[0]?.name, goes[0]?.name];
  const meets = goes.some(({ id }) => came.some((place) => place.id === id));
  return from === undefined || to === undefined || meets ? undefined : t`You travel from ${from} to ${to} on your own.`;
}

function useActs(legs: Legs, at: number): { up?: JourneyAct; down?: JourneyAct; remove?: JourneyAct } {
  const { t } = useLingui();
  const number = useFormat().number(at + 1);
  const value = String(at);
  const last = legs.all.length - 1;
  return {
    ...(at > 0 && { up: { label: t`Move flight ${number} up`, name: 'up', value, onPress: () => legs.move(at, -1) } }),
    ...(at < last && {
      down: { label: t`Move flight ${number} down`, name: 'down', value, onPress: () => legs.move(at, 1) },
    }),
    ...(last >= FEWEST && {
      remove: { label: t`Remove flight ${number}`, name: 'remove', value, onPress: () => legs.remove(at) },
    }),
  };
}
