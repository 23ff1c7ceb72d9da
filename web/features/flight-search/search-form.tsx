import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Problem } from '#contract/core';
import { addDays, DateRange } from '#design/date-range';
import { PlaceCombobox, type PlaceOption } from '#design/place-combobox';
import { SearchCell, SearchRow } from '#design/search-form';
import { Segmented } from '#design/segmented';
import { Travellers } from '#design/travellers';
import { useFacts } from '../../facts.ts';
import { EMPTY, type FormStart } from './form-state.ts';
import { rememberPlace } from './recents.ts';
import styles from './search-form.module.css';
import { useFormWords } from './use-form-words.ts';
import { usePlaceSuggest } from './use-place-suggest.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: FormStart;
  readonly problems?: readonly Problem[];
}

const DAYS_ON_SALE = 361;

/** One row that asks everything; a plain GET form, so it works without scripts and leaves no trace but its address. */
export function SearchForm({ start = EMPTY, problems = [] }: SearchFormProps) {
  const { t } = useLingui();
  const { locale, now } = useFacts();
  const words = useFormWords();
  const suggest = usePlaceSuggest();
  const [from, setFrom] = useState(start.from);
  const [to, setTo] = useState(start.to);
  const [dates, setDates] = useState(start.dates);
  const [who, setWho] = useState(start.who);
  const [trip, setTrip] = useState(start.oneWay ? 'oneway' : 'return');
  const [bags, setBags] = useState(start.bags);
  const busy = useNavigation().state === 'loading';
  const today = now.slice(0, 10);
  const error = (field: string) => problems.find((problem) => problem.field === field)?.localizedDescription;
  const party = problems.find((problem) => problem.field?.startsWith('passengers'))?.localizedDescription;
  const choose = (set: (place: PlaceOption | undefined) => void) => (place: PlaceOption | undefined) => {
    if (place) rememberPlace(place);
    set(place);
  };
  return (
    <Form method="get" action="/flights" role="search" aria-label={t`Search flights`} className={styles.form}>
      <div className={styles.above}>
        <Segmented
          label={t`Trip`}
          labelPlace="hidden"
          name="trip"
          size="compact"
          value={trip}
          onChange={setTrip}
          options={[
            { value: 'return', text: t`Return` },
            { value: 'oneway', text: t`One way` },
          ]}
        />
        <Segmented
          label={t`Bags in every price`}
          labelPlace="beside"
          name="bags"
          size="compact"
          value={bags}
          onChange={setBags}
          options={[
            { value: 'none', text: t`None` },
            { value: 'cabin', text: t`Cabin` },
            { value: 'checked', text: t`Checked` },
          ]}
        />
      </div>
      <SearchRow submit={{ text: t`Search`, busyText: busy ? t`Searching…` : undefined }}>
        <SearchCell place="first">
          <PlaceCombobox
            id="from"
            label={t`From`}
            name="from"
            value={from}
            typed={start.typed.from}
            suggest={suggest}
            words={words.place}
            error={from === start.from ? error('slices.0.from') : undefined}
            onChange={choose(setFrom)}
          />
        </SearchCell>
        <SearchCell
          place="to"
          swap={{
            label: t`Swap from and to`,
            onPress: () => {
              setFrom(to);
              setTo(from);
            },
          }}
        >
          <PlaceCombobox
            id="to"
            label={t`To`}
            name="to"
            value={to}
            typed={start.typed.to}
            suggest={suggest}
            words={words.place}
            error={to === start.to ? error('slices.0.to') : undefined}
            onChange={choose(setTo)}
          />
        </SearchCell>
        <SearchCell fold widePanel>
          <DateRange
            locale={locale}
            today={today}
            min={today}
            max={addDays(today, DAYS_ON_SALE)}
            value={dates}
            oneWay={trip === 'oneway'}
            names={{ depart: 'depart', back: 'return' }}
            ids={{ depart: 'depart', back: 'return' }}
            words={words.dates}
            errors={{ depart: error('slices.0.date'), back: error('slices.1.date') }}
            onChange={setDates}
          />
        </SearchCell>
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
  );
}
