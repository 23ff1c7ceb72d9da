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
import { EMPTY, type StayFormStart } from './form-state.ts';
import { MOST } from './limits.ts';
import { useFlexible, useRoomsWords, useStayDates } from './use-form-words.ts';

interface SearchFormProps {
  /** What it holds at first; empty when left out. */
  readonly start?: StayFormStart;
  readonly problems?: readonly Problem[];
}

type Cell = Required<SearchFormProps>;

/** The search for stays in one row. */
export function SearchForm({ start = EMPTY, problems = [] }: SearchFormProps) {
  const { t } = useLingui();
  return (
    <SearchFrame label={t`Search stays`} action="/stays">
      <Where start={start} problems={problems} />
      <Dates start={start} problems={problems} />
      <Rooms start={start} problems={problems} />
    </SearchFrame>
  );
}

function Where({ start, problems }: Cell) {
  const { t } = useLingui();
  const [place, setPlace] = useState(start.place);
  return (
    <SearchCell place="only">
      <PlaceField
        id="place"
        label={t({ context: 'place to stay', message: 'Where' })}
        name="place"
        near="point"
        places={place}
        typed={start.typed}
        error={place === start.place ? saidAt(problems, 'place') : undefined}
        onChange={setPlace}
      />
      {start.near !== null && place === start.place && <input type="hidden" name="near" value={start.near} />}
    </SearchCell>
  );
}

function Dates({ start, problems }: Cell) {
  const { locale, now } = useFacts();
  const words = useStayDates();
  const [dates, setDates] = useState(start.dates);
  const flexible = useFlexible(start.flexible);
  const today = now.slice(0, 10);
  const said = (field: string) => (dates === start.dates ? saidAt(problems, field) : undefined);
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
        errors={{ depart: said('checkIn'), back: said('checkOut') }}
        onChange={setDates}
      />
    </SearchCell>
  );
}

function Rooms({ start, problems }: Cell) {
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
