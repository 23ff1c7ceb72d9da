import { useState } from 'react';
import { placeWords } from '#design/examples';
import { PlaceCombobox, type PlaceComboboxProps, type PlaceOption, type Suggest } from './index.ts';
import type { States } from '#design/gallery';

const places: readonly PlaceOption[] = [
  { id: 'LON', name: 'London', detail: 'All airports', code: 'LON', icon: 'building-2' },
  { id: 'LHR', name: 'Heathrow', detail: 'London, United Kingdom', code: 'LHR', icon: 'plane' },
  { id: 'LGW', name: 'Gatwick', detail: 'London, United Kingdom', code: 'LGW', icon: 'plane' },
  { id: 'SIN', name: 'Singapore', detail: 'Changi, Singapore', code: 'SIN', icon: 'plane' },
];

const suggest: Suggest = async (text) => {
  const found = places.filter((place) => `${place.name} ${place.code}`.toLowerCase().includes(text.toLowerCase()));
  return text === '' ? [{ label: 'Recent', options: places.slice(0, 2) }] : [{ label: 'Places', options: found }];
};

function Field({ start, ...more }: { start: readonly PlaceOption[]; name: string } & Partial<PlaceComboboxProps>) {
  const [chosen, setChosen] = useState(start);
  return (
    <PlaceCombobox label="From" places={chosen} suggest={suggest} words={placeWords} onChange={setChosen} {...more} />
  );
}

export const states: States = {
  Empty: () => <Field name="s-empty" start={[]} />,
  Selected: () => <Field name="s-one" start={places.slice(0, 1)} />,
  'Several places': () => <Field name="s-several" most={4} start={places.slice(1, 3)} />,
  Error: () => <Field name="s-error" start={[]} typed="Lodnon" error="No place matches “Lodnon”." />,
  Loading: () => <Field name="s-loading" start={[]} suggest={() => new Promise(() => undefined)} />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Field name="s-rtl" label="من" start={places.slice(0, 1)} />
    </div>
  ),
};
