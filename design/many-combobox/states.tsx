import { useState } from 'react';
import { ManyCombobox, type ManyComboboxProps, type ManyOption, type ManyWords } from './index.ts';
import type { States } from '#design/gallery';

const groups: readonly ManyOption[] = [
  { id: 'design', text: 'Design', detail: '31 people' },
  { id: 'finance', text: 'Finance', detail: '12 people' },
  { id: 'leadership', text: 'Leadership', detail: '6 people' },
  { id: 'operations', text: 'Operations', detail: '66 people' },
  { id: 'research', text: 'Research', detail: '48 people' },
  { id: 'sales', text: 'Sales in Austria, Germany and Switzerland', detail: '51 people' },
  { id: 'guests', text: 'Guests', detail: 'Not in rules', disabled: true },
];

const words: ManyWords = {
  list: 'Policy groups',
  placeholder: 'Add a group',
  remove: (text) => `Remove ${text}`,
  count: (count) => `${count} groups`,
  none: (typed) => `No group matches “${typed}”`,
  pending: 'Looking for groups…',
};

type Given = Partial<Omit<ManyComboboxProps, 'value' | 'onChange'>> & { readonly first?: readonly string[] };

function Live({ first = [], ...more }: Given) {
  const [value, setValue] = useState<readonly ManyOption[]>(groups.filter(({ id }) => first.includes(id)));
  return (
    <div>
      <ManyCombobox
        label="Groups"
        name="group"
        options={groups}
        words={words}
        {...more}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export const states: States = {
  Empty: () => <Live label="Groups, none yet" hint="The rule holds for these groups alone." />,
  Chosen: () => <Live label="Groups, three chosen" first={['design', 'research', 'sales']} />,
  Error: () => <Live label="Groups, at fault" error="Choose at least one group." />,
  Disabled: () => <Live label="Groups, fixed" disabled first={['leadership']} />,
  'Options on their way': () => <Live label="Groups, loading" pending options={[]} onType={() => {}} />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Live label="المجموعات" words={{ ...words, placeholder: 'أضف مجموعة' }} first={['design']} />
    </div>
  ),
};
