import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '#contract/core';
import { MOST_PLACES } from '#contract/search';
import { addDays, DateRange } from '#design/date-range';
import { PlaceCombobox, type PlaceOption } from '#design/place-combobox';
import { SearchCell, SearchRow } from '#design/search-form';
import { Travellers } from '#design/travellers';
import { useFacts } from '../../facts.ts';
import { EMPTY, type FormStart } from './form-state.ts';
import { FormOptions } from './form-options.tsx';
import { rememberPlace } from './recents.ts';
import styles from './search-form.module.css';
import { useFormWords } from './use-form-words.ts';
import { usePlaceSuggest } from './use-place-suggest.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: FormStart;
  readonly problems?: readonly Problem[];
}

type ErrorOf = (field: string) => string | undefined;

const DAYS_ON_SALE = 361;

/** One row that asks everything; a plain GET form, so it works without scripts and leaves no trace but its address. */
export function SearchForm({ start = EMPTY, problems = [] }: SearchFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const [who, setWho] = useState(start.who);
  const [trip, setTrip] = useState(start.oneWay ? 'oneway' : 'return');
  const [bags, setBags] = useState(start.bags);
  const busy = useNavigation().state === 'loading';
  const error: ErrorOf = (field) => saidAt(problems, field);
  const party = problems.find((problem) => problem.field?.startsWith('passengers'))?.localizedDescription;
  return (
    <search id="search-form" tabIndex={-1} aria-label={t`Search flights`} data-announce={t`Search flights`}>
      <Form method="get" action="/flights" className={styles.form}>
        <FormOptions trip={trip} bags={bags} onTrip={setTrip} onBags={setBags} />
        <SearchRow submit={{ text: t`Search`, busyText: busy ? t`Searching…` : undefined }}>
          <Places start={start} error={error} />
          <Dates start={start} oneWay={trip === 'oneway'} error={error} />
          <SearchCell>
            <Travellers
              id="travellers"
              value={who}
              cabins={words.cabins}
              words={words.travellers}
              error={party}
              onChange={setWho}
            />
          </SearchCell>
        </SearchRow>
      </Form>
    </search>
  );
}

/** All that is wrong at a field; of several places in it each has a problem of its own. */
function saidAt(problems: readonly Problem[], field: string): string | undefined {
  const here = problems.filter((problem) => problem.field === field || problem.field?.startsWith(`${field}.`));
  return here.map((problem) => problem.localizedDescription).join(' ') || undefined;
}

/** From and to, which can change places. */
function Places({ start, error }: { start: FormStart; error: ErrorOf }) {
  const { t } = useLingui();
  const words = useFormWords();
  const suggest = usePlaceSuggest();
  const [from, setFrom] = useState(start.from);
  const [to, setTo] = useState(start.to);
  const choose = (set: (places: readonly PlaceOption[]) => void) => (places: readonly PlaceOption[]) => {
    const last = places.at(-1);
    if (last) rememberPlace(last);
    set(places);
  };
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const field = (name: 'from' | 'to', label: string, places: typeof from, set: typeof setFrom) => (
    <PlaceCombobox
      id={name}
      label={label}
      name={name}
      places={places}
      most={MOST_PLACES}
      typed={start.typed[name]}
      suggest={suggest}
      words={words.place}
      error={places === start[name] ? error(`slices.0.${name}`) : undefined}
      onChange={choose(set)}
    />
  );
  return (
    <>
      <SearchCell place="first">
        {field('from', t({ context: 'where a trip starts', message: 'From' }), from, setFrom)}
      </SearchCell>
      <SearchCell place="to" swap={{ label: t`Swap from and to`, onPress: swap }}>
        {field('to', t({ context: 'where a trip ends', message: 'To' }), to, setTo)}
      </SearchCell>
    </>
  );
}

function Dates({ start, oneWay, error }: { start: FormStart; oneWay: boolean; error: ErrorOf }) {
  const { locale, now } = useFacts();
  const words = useFormWords();
  const [dates, setDates] = useState(start.dates);
  const [flex, setFlex] = useState(String(start.flexDays));
  const today = now.slice(0, 10);
  return (
    <SearchCell fold widePanel>
      <DateRange
        locale={locale}
        today={today}
        min={today}
        max={addDays(today, DAYS_ON_SALE)}
        value={dates}
        oneWay={oneWay}
        names={{ depart: 'depart', back: 'return' }}
        ids={{ depart: 'depart', back: 'return' }}
        words={words.dates}
        flexible={{ ...words.flexible, name: 'flex', value: flex, onChange: setFlex }}
        errors={{ depart: error('slices.0.date'), back: error('slices.1.date') }}
        onChange={setDates}
      />
    </SearchCell>
  );
}
