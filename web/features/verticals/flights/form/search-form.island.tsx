import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Problem } from '#contract/core';
import { MOST_PLACES } from '#contract/search';
import { addDays, DateRange } from '#design/date-range';
import { SearchCell } from '#design/search-form';
import { Travellers } from '#design/travellers';
import { useFacts } from '../../../../facts.ts';
import { saidAt } from '../../../search-form/faults.ts';
import { PlaceField } from '../../../search-form/place-field.tsx';
import { SearchFrame } from '../../../search-form/search-frame.tsx';
import { DAYS_ON_SALE } from '../../../search-form/typed.ts';
import { EMPTY, type FormStart } from './form-state.ts';
import { FormOptions } from './form-options.tsx';
import { KEPT_FIELDS, type KeptList } from './kept-filters.ts';
import { useFormWords } from './use-form-words.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: FormStart;
  readonly problems?: readonly Problem[];
}

type ErrorOf = (field: string) => string | undefined;

/** The flight search in one row. */
export function SearchForm({ start = EMPTY, problems = [] }: SearchFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const [who, setWho] = useState(start.who);
  const [trip, setTrip] = useState(start.oneWay ? 'oneway' : 'return');
  const [bags, setBags] = useState(start.bags);
  const error: ErrorOf = (field) => saidAt(problems, field);
  const party = problems.find((problem) => problem.field?.startsWith('passengers'))?.localizedDescription;
  return (
    <SearchFrame
      label={t`Search flights`}
      action="/flights"
      above={
        <>
          {start.kept && <Kept {...start.kept} />}
          <FormOptions trip={trip} bags={bags} onTrip={setTrip} onBags={setBags} />
        </>
      }
    >
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
    </SearchFrame>
  );
}

/** Order and filters of the list whose search is edited go along. */
function Kept(kept: KeptList) {
  return KEPT_FIELDS.map((name) => kept[name] && <input key={name} type="hidden" name={name} value={kept[name]} />);
}

/** From and to, which can change places. */
function Places({ start, error }: { start: FormStart; error: ErrorOf }) {
  const { t } = useLingui();
  const [from, setFrom] = useState(start.from);
  const [to, setTo] = useState(start.to);
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const field = (name: 'from' | 'to', label: string, places: typeof from, set: typeof setFrom) => (
    <PlaceField
      id={name}
      label={label}
      name={name}
      places={places}
      most={MOST_PLACES}
      typed={start.typed[name]}
      near="airports"
      error={places === start[name] ? error(`slices.0.${name}`) : undefined}
      onChange={set}
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
