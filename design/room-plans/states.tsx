import { useState } from 'react';
import { roomTypes } from '#design/examples';
import { Badge } from '#design/badge';
import { RoomPlans, type RoomPlansProps } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const headings = { room: 'Room', terms: 'Meals and cancellation', total: 'Total' };
const link: RoomPlansProps['choice'] = { kind: 'link', text: 'Choose', href: (id) => `#${id}` };

function One() {
  const [chosen, setChosen] = useState('harbour-breakfast');
  return (
    <RoomPlans
      label="Rooms for 2 adults"
      headings={headings}
      rooms={roomTypes}
      choice={{ kind: 'radio', name: 's-plan', text: 'Choose', chosenText: 'Chosen', chosen, onChoose: setChosen }}
    />
  );
}

function Several() {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({ 'harbour-plain': 2 });
  return (
    <RoomPlans
      label="Rooms for a party of 5"
      headings={headings}
      rooms={roomTypes}
      choice={{
        kind: 'count',
        name: (id) => `s-${id}`,
        counts,
        most: () => 3,
        text: (count) => (count === 0 ? 'No rooms' : `${count} ${count === 1 ? 'room' : 'rooms'}`),
        onCount: (id, count) => setCounts({ ...counts, [id]: count }),
      }}
    />
  );
}

const [harbour] = roomTypes;

export const states: States = {
  'Taken at once': () => (
    <div>
      <div className={styles.main}>
        <RoomPlans label="Rooms" headings={headings} rooms={roomTypes} choice={link} />
      </div>
    </div>
  ),
  'One is chosen': () => <One />,
  'Rooms for a party': () => <Several />,
  'Without drawings, with a rate for members': () => (
    <RoomPlans
      label="Rooms without drawings"
      headings={headings}
      rooms={roomTypes.slice(0, 1).map((room) => ({
        ...room,
        art: undefined,
        plans: room.plans.map((plan) => ({ ...plan, badge: <Badge tone="good">Member rate</Badge> })),
      }))}
      choice={link}
    />
  ),
  'Long text': () => (
    <RoomPlans
      label="Zimmer"
      headings={{ room: 'Zimmer', terms: 'Verpflegung und Stornierungsbedingungen', total: 'Gesamt' }}
      rooms={[
        {
          id: 'lang',
          name: 'Familienzimmer mit Verbindungstür zum Nachbarzimmer',
          facts: ['46 m²', '1 Doppelbett und 2 Einzelbetten', 'für 4 Personen'],
          left: 'Für Ihre Reisezeit sind 3 davon frei',
          plans: (harbour?.plans ?? []).map((plan) => ({
            ...plan,
            board: 'Frühstück für 4 inbegriffen',
            pay: 'Zahlung in der Unterkunft',
            total: 'IDR 28.450.000',
          })),
        },
      ]}
      choice={{ ...link, text: 'Auswählen' }}
    />
  ),
};
