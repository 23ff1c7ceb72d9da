import { useState } from 'react';
import { addDays, DateRange, type DateRangeValue, type DayPrice } from '#design/date-range';
import { PlaceCombobox, type PlaceOption, type Suggest } from '#design/place-combobox';
import { SearchCell, SearchRow } from '#design/search-form';
import { Segmented } from '#design/segmented';
import { Travellers, type TravellersValue } from '#design/travellers';
import { englishTravellers } from '#design/examples';
import { dateWords, placeWords } from './search-words.ts';
import { Row, Section } from './section.tsx';

const places: readonly PlaceOption[] = [
  { id: 'LON', name: 'London', detail: 'All airports', code: 'LON', icon: 'building-2' },
  { id: 'LHR', name: 'Heathrow', detail: 'London, United Kingdom', code: 'LHR', icon: 'plane' },
  { id: 'LGW', name: 'Gatwick', detail: 'London, United Kingdom', code: 'LGW', icon: 'plane' },
  { id: 'SIN', name: 'Singapore', detail: 'Changi, Singapore', code: 'SIN', icon: 'plane' },
];

const suggest: Suggest = async (text) => {
  const found = places.filter((place) => `${place.name} ${place.code}`.toLowerCase().includes(text.toLowerCase()));
  return text === ''
    ? [{ label: 'Recent', options: places.slice(0, 2) }]
    : [
        { label: 'Cities', options: found.filter((place) => place.icon !== 'plane') },
        { label: 'Airports', options: found.filter((place) => place.icon === 'plane') },
      ].filter((group) => group.options.length > 0);
};

const prices = new Map<string, DayPrice>(
  Array.from({ length: 120 }, (_, at) => {
    const total = 1500 + ((at * 7919) % 400);
    return [addDays('2027-02-20', at), { text: `${total}`, label: `from ${total} euro`, low: total < 1630 }];
  }),
);

function Dates({ oneWay }: { oneWay: boolean }) {
  const [dates, setDates] = useState<DateRangeValue>({ depart: '2027-03-09', back: '2027-03-23' });
  return (
    <DateRange
      locale="en-GB"
      today="2026-11-20"
      min="2026-11-20"
      max="2027-11-15"
      value={dates}
      oneWay={oneWay}
      names={{ depart: 'depart', back: 'return' }}
      words={dateWords}
      prices={prices}
      onChange={setDates}
    />
  );
}

function Who() {
  const [who, setWho] = useState<TravellersValue>({
    party: { adults: 2, children: [], infantsInSeat: 0, infantsOnLap: 0 },
    cabin: 'economy',
  });
  return (
    <Travellers
      value={who}
      cabins={[
        { value: 'economy', text: 'Economy' },
        { value: 'premium', text: 'Premium economy' },
        { value: 'business', text: 'Business' },
        { value: 'first', text: 'First' },
      ]}
      words={englishTravellers}
      onChange={setWho}
    />
  );
}

/** The search row with its three widgets. */
export function Search() {
  const [from, setFrom] = useState<readonly PlaceOption[]>(places.slice(0, 1));
  const [to, setTo] = useState<readonly PlaceOption[]>(places.slice(3));
  const [trip, setTrip] = useState('return');
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  return (
    <Section title="Search">
      <Row>
        <Segmented
          label="Trip"
          labelPlace="hidden"
          name="g-trip"
          size="compact"
          value={trip}
          onChange={setTrip}
          options={[
            { value: 'return', text: 'Return' },
            { value: 'one-way', text: 'One way' },
          ]}
        />
      </Row>
      <form>
        <SearchRow submit={{ text: 'Search' }}>
          <SearchCell place="first">
            <PlaceCombobox
              label="From"
              name="from"
              places={from}
              most={4}
              suggest={suggest}
              words={placeWords}
              onChange={setFrom}
            />
          </SearchCell>
          <SearchCell place="to" swap={{ label: 'Swap from and to', onPress: swap }}>
            <PlaceCombobox label="To" name="to" places={to} suggest={suggest} words={placeWords} onChange={setTo} />
          </SearchCell>
          <SearchCell fold widePanel>
            <Dates oneWay={trip === 'one-way'} />
          </SearchCell>
          <SearchCell>
            <Who />
          </SearchCell>
        </SearchRow>
      </form>
    </Section>
  );
}
