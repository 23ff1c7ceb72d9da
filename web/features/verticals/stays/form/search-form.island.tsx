import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Problem } from '#contract/core';
import { addDays, DateRange } from '#design/date-range';
import { RoomsField } from '#design/rooms-field';
import { SearchCell } from '#design/search-form';
import { useFacts } from '../../../../facts.ts';
import { saidAt } from '../../../search-form/faults.ts';
import { PlaceField } from '../../../search-form/place-field.tsx';
import { SearchFrame } from '../../../search-form/search-frame.tsx';
import { DAYS_ON_SALE } from '../../../search-form/typed.ts';
import { useBlanks } from '../../../search-form/use-blanks.ts';
import { EMPTY, type StayFormStart } from './form-state.ts';
import { MOST } from './limits.ts';
import { useFlexible, useRoomsWords, useStayDates } from './use-form-words.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: StayFormStart;
  readonly problems?: readonly Problem[];
}

/** The search for stays in one row. */
export function SearchForm({ start = EMPTY, problems = [] }: SearchFormProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState(start.place);
  const [dates, setDates] = useState(start.dates);
  const { blanks, said, onSubmit } = useBlanks([
    { kind: 'place', field: 'place', name: 'place', filled: place.length > 0 },
    { kind: 'day', field: 'checkIn', name: 'checkIn', id: 'check-in', filled: dates.depart !== undefined },
    { kind: 'day', field: 'checkOut', name: 'checkOut', id: 'check-out', filled: dates.back !== undefined },
  ]);
  const error = (field: string, stands: boolean): string | undefined =>
    saidAt(blanks, field) ?? (stands ? saidAt(problems, field) : undefined);
  return (
    <SearchFrame label={t`Search stays`} action="/stays" onSubmit={onSubmit} said={said}>
      <Where start={start} place={place} error={error('place', place === start.place)} onChange={setPlace} />
      <Dates start={start} dates={dates} error={(field) => error(field, dates === start.dates)} onChange={setDates} />
      <Rooms start={start} problems={problems} />
    </SearchFrame>
  );
}

interface WhereProps {
  readonly start: StayFormStart;
  readonly place: StayFormStart['place'];
  readonly error: string | undefined;
  readonly onChange: (place: StayFormStart['place']) => void;
}

function Where({ start, place, error, onChange }: WhereProps) {
  const { t } = useLingui();
  return (
    <SearchCell place="only">
      <PlaceField
        id="place"
        label={t({ context: 'place to stay', message: 'Where' })}
        name="place"
        near="point"
        places={place}
        typed={start.typed}
        error={error}
        onChange={onChange}
      />
      {start.near !== null && place === start.place && <input type="hidden" name="near" value={start.near} />}
    </SearchCell>
  );
}

interface DatesProps {
  readonly start: StayFormStart;
  readonly dates: StayFormStart['dates'];
  readonly error: (field: string) => string | undefined;
  readonly onChange: (dates: StayFormStart['dates']) => void;
}

function Dates({ start, dates, error, onChange }: DatesProps) {
  const { locale, now } = useFacts();
  const words = useStayDates();
  const flexible = useFlexible(start.flexible);
  const today = now.slice(0, 10);
  return (
    <SearchCell fold widePanel>
      <DateRange
        locale={locale}
        today={today}
        min={today}
        max={addDays(today, DAYS_ON_SALE)}
        value={dates}
        oneWay={false}
        least={1}
        names={{ depart: 'checkIn', back: 'checkOut' }}
        ids={{ depart: 'check-in', back: 'check-out' }}
        words={words}
        flexible={flexible}
        errors={{ depart: error('checkIn'), back: error('checkOut') }}
        onChange={onChange}
      />
    </SearchCell>
  );
}

function Rooms({ start, problems }: Required<SearchFormProps>) {
  const words = useRoomsWords();
  const [rooms, setRooms] = useState(start.rooms);
  const age = problems.find(({ field }) => field && /^rooms\.\d+\.children\./.test(field));
  return (
    <SearchCell>
      <RoomsField
        id="rooms"
        name="room"
        value={rooms}
        most={MOST}
        words={words}
        error={rooms === start.rooms ? saidAt(problems, 'rooms') : undefined}
        ageError={age?.localizedDescription}
        onChange={setRooms}
      />
    </SearchCell>
  );
}
