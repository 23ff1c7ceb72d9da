import { useState } from 'react';
import { Link } from '#design/link';
import { PersonPicker, type PersonPickerProps, type PersonRow, type PersonWords } from './index.ts';
import type { States } from '#design/gallery';

const row = (name: string, detail: string, more: Partial<PersonRow> = {}): PersonRow => {
  const [firstName, lastName] = name.split(' ').slice(-2);
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, detail, person: { firstName, lastName }, ...more };
};

const complete = { tone: 'good', text: 'Documents complete' } as const;

const people: readonly PersonRow[] = [
  row('Marta Okafor', 'Research, flight cap €780. Allows you', { fact: { ...complete, note: 'Last trip 3 Nov' } }),
  row('Tomás Marques', 'Design, flight cap €900. Direct report', {
    fact: { tone: 'warn', text: 'Passport ended', note: 'Flights need a new one' },
  }),
  row('Mark Keller', 'Sales, flight cap €1,150. Allows you', { fact: complete }),
  row('Marius Bauer', 'Leadership', {
    closed: { reason: 'Has not allowed you', way: <Link href="#ask">Ask Marius</Link> },
  }),
];

const words = (found: number, label = 'Person'): PersonWords => ({
  search: label,
  placeholder: 'Name or email',
  list: `${label}: people found`,
  found: `${found} found`,
  pending: 'Searching…',
  none: { title: 'Nobody found', text: 'Check the spelling, or search by email.' },
  closed: `${label}: not open to you`,
  choosing: 'Choosing…',
});

function Live({ first = '', ...more }: Partial<PersonPickerProps> & { readonly first?: string }) {
  const [text, setText] = useState(first);
  const [chosen, setChosen] = useState<string>();
  const found = people.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div>
      <PersonPicker
        people={found}
        words={words(found.length)}
        chosen={chosen}
        {...more}
        text={text}
        onType={setText}
        onPick={setChosen}
      />
    </div>
  );
}

export const states: States = {
  'Typed and found': () => (
    <Live
      first="mar"
      note="You see whether documents are complete, never their numbers. Marta is told by email what you book for her."
    />
  ),
  Searching: () => <Live words={words(0, 'Searching')} people={[]} pending />,
  'Nobody found': () => <Live words={words(0, 'Nobody')} first="ottokar" />,
  Choosing: () => <Live words={words(4, 'Choosing')} choosing="mark-keller" />,
  Failed: () => (
    <Live
      words={words(4, 'Failed')}
      chosen="marta-okafor"
      error="Mark was not chosen. You still book for Marta Okafor."
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Live
        words={words(1, 'الشخص')}
        people={[row('ليلى حداد', 'التصميم، حتى ٩٠٠ يورو للرحلة', { fact: { tone: 'good', text: 'الوثائق مكتملة' } })]}
      />
    </div>
  ),
};
