import { useState } from 'react';
import { roomTypes } from '#design/examples';
import { Badge } from '#design/badge';
import { RoomPlans, type RoomPlansProps } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const headings = { room: 'Room', terms: 'Meals and cancellation', total: 'Total' };
const choiceOf = (name: string): RoomPlansProps['choice'] => ({
  name,
  text: 'Choose',
  chosenText: 'Chosen',
  chosen: undefined,
});

function One() {
  const [chosen, setChosen] = useState('harbour-breakfast');
  return (
    <RoomPlans
      label="Rooms for 2 adults"
      headings={headings}
      rooms={roomTypes}
      choice={{ name: 's-plan', text: 'Choose', chosenText: 'Chosen', chosen, onChoose: setChosen }}
    />
  );
}

const [harbour] = roomTypes;

export const states: States = {
  'None is chosen, without scripts': () => (
    <div>
      <div className={styles.main}>
        <RoomPlans label="Rooms" headings={headings} rooms={roomTypes} choice={choiceOf('s-none')} />
      </div>
    </div>
  ),
  'One is chosen': () => <One />,
  'Without drawings, with a rate for members': () => (
    <RoomPlans
      label="Rooms without drawings"
      headings={headings}
      rooms={roomTypes.slice(0, 1).map((room) => ({
        ...room,
        art: undefined,
        plans: room.plans.map((plan) => ({ ...plan, badge: <Badge tone="good">Member rate</Badge> })),
      }))}
      choice={choiceOf('s-members')}
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
          facts: '46 m², 1 Doppelbett und 2 Einzelbetten, für 4 Personen',
          left: 'Für Ihre Reisezeit sind 3 davon frei',
          plans: (harbour?.plans ?? []).map((plan) => ({
            ...plan,
            board: 'Frühstück für 4 inbegriffen',
            pay: 'Zahlung in der Unterkunft',
            total: 'IDR 28.450.000',
          })),
        },
      ]}
      choice={{ ...choiceOf('s-long'), text: 'Auswählen', chosenText: 'Ausgewählt' }}
    />
  ),
};
