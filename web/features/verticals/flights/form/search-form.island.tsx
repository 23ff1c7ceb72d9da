import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Problem } from '#contract/core';
import { legField, MOST_PLACES } from '#contract/search';
import { addDays, DateRange } from '#design/date-range';
import { SearchCell, SearchRow } from '#design/search-form';
import { Travellers } from '#design/travellers';
import { useFacts } from '../../../../facts.ts';
import { saidAt } from '../../../search-form/faults.ts';
import { PlaceField } from '../../../search-form/place-field.tsx';
import { SearchFields } from '../../../search-form/search-frame.tsx';
import { DAYS_ON_SALE } from '../../../search-form/typed.ts';
import { type Needed, useBlanks } from '../../../search-form/use-blanks.ts';
import { type AskedLeg, EMPTY, type FormStart, type Trip } from './form-state.ts';
import { FormOptions } from './form-options.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { KEPT_FIELDS, type KeptList } from './kept-filters.ts';
import { useFormWords } from './use-form-words.ts';
import { type Legs, useLegs } from './use-legs.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: FormStart;
  readonly problems?: readonly Problem[];
  /** Told of another party. */
  readonly onWho?: (who: FormStart['who']) => void;
}

/** What is wrong at a field; what the server said only while it `stands`: the field is as it was sent. */
export type ErrorOf = (field: string, stands?: boolean) => string | undefined;

/** The flight search in one row, or in a row for each flight of a journey through several cities. */
export function SearchForm({ start = EMPTY, problems = [], onWho }: SearchFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const [who, setWho] = useState(start.who);
  const [trip, setTrip] = useState(start.trip);
  const [bags, setBags] = useState(start.bags);
  const [back, setBack] = useState(start.back);
  const legs = useLegs(start.legs);
  const { blanks, said, onSubmit } = useBlanks(neededOf(legs, trip, back));
  const error: ErrorOf = (field, stands = true) =>
    saidAt(blanks, field) ?? (stands ? saidAt(problems, field) : undefined);
  const chooseTrip = (next: Trip) => {
    if (next === 'multi') legs.several(back);
    setTrip(next);
  };
  const travellers = (
    <Travellers
      id="travellers"
      value={who}
      cabins={words.cabins}
      words={words.travellers}
      error={problems.find((problem) => problem.field?.startsWith('passengers'))?.localizedDescription}
      onChange={(next) => {
        setWho(next);
        onWho?.(next);
      }}
    />
  );
  return (
    <SearchFields
      label={t`Search flights`}
      action="/flights"
      onSubmit={onSubmit}
      said={said}
      above={
        <>
          {start.kept && <Kept {...start.kept} />}
          <FormOptions trip={trip} bags={bags} onTrip={chooseTrip} onBags={setBags} />
        </>
      }
    >
      {(submit) =>
        trip === 'multi' ? (
          <JourneyFields legs={legs} error={error} party={travellers} submit={submit} />
        ) : (
          <SearchRow submit={submit}>
            <Places legs={legs} error={error} />
            <Dates start={start} legs={legs} oneWay={trip === 'oneway'} error={error} back={back} onBack={setBack} />
            <SearchCell>{travellers}</SearchCell>
          </SearchRow>
        )
      }
    </SearchFields>
  );
}

/** The places and days of every flight that the form asks for. */
function neededOf(legs: Legs, trip: Trip, back: string | undefined): Needed[] {
  const asked = trip === 'multi' ? legs.all : legs.all.slice(0, 1);
  const needed = asked.flatMap(({ from, to, date }, at): Needed[] => [
    { kind: 'place', field: `slices.${at}.from`, name: legField('from', at), filled: from.length > 0 },
    { kind: 'place', field: `slices.${at}.to`, name: legField('to', at), filled: to.length > 0 },
    { kind: 'day', field: `slices.${at}.date`, name: legField('depart', at), filled: date !== undefined },
  ]);
  if (trip !== 'return') return needed;
  return [...needed, { kind: 'day', field: 'slices.1.date', name: 'return', filled: back !== undefined, back: true }];
}

/** Order and filters of the list whose search is edited go along. */
function Kept(kept: KeptList) {
  return KEPT_FIELDS.map((name) => kept[name] && <input key={name} type="hidden" name={name} value={kept[name]} />);
}

/** From and to, which can change places. */
function Places({ legs, error }: { legs: Legs; error: ErrorOf }) {
  const { t } = useLingui();
  const [leg] = legs.all;
  const field = (name: 'from' | 'to', label: string) => (
    <PlaceField
      id={name}
      label={label}
      name={name}
      places={leg[name]}
      most={MOST_PLACES}
      typed={leg.typed[name]}
      near="airports"
      error={error(`slices.0.${name}`, legs.isAsked(0, name))}
      onChange={(places) => legs.choose(0, name, places)}
      onTyped={(text) => legs.type(0, name, text)}
    />
  );
  return (
    <>
      <SearchCell place="first">{field('from', t({ context: 'where a trip starts', message: 'From' }))}</SearchCell>
      <SearchCell place="to" swap={{ label: t`Swap from and to`, onPress: () => legs.swap(0) }}>
        {field('to', t({ context: 'where a trip ends', message: 'To' }))}
      </SearchCell>
    </>
  );
}

interface DatesProps {
  readonly start: FormStart;
  readonly legs: Legs;
  readonly oneWay: boolean;
  readonly error: ErrorOf;
  readonly back: AskedLeg['date'];
  readonly onBack: (day: AskedLeg['date']) => void;
}

function Dates({ start, legs, oneWay, error, back, onBack }: DatesProps) {
  const { locale, now } = useFacts();
  const words = useFormWords();
  const [flex, setFlex] = useState(String(start.flexDays));
  const today = now.slice(0, 10);
  return (
    <SearchCell fold widePanel>
      <DateRange
        locale={locale}
        today={today}
        min={today}
        max={addDays(today, DAYS_ON_SALE)}
        value={{ depart: legs.all[0].date, back }}
        oneWay={oneWay}
        names={{ depart: 'depart', back: 'return' }}
        ids={{ depart: 'depart', back: 'return' }}
        words={words.dates}
        flexible={{ ...words.flexible, name: 'flex', value: flex, onChange: setFlex }}
        errors={{ depart: error('slices.0.date'), back: error('slices.1.date') }}
        onChange={(dates) => {
          legs.set(0, { date: dates.depart });
          onBack(dates.back);
        }}
      />
    </SearchCell>
  );
}
