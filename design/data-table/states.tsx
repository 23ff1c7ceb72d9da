import { useState } from 'react';
import { Avatar } from '#design/avatar';
import { Badge } from '#design/badge';
import { IconButton } from '#design/button';
import { FilterChip } from '#design/chip';
import { EmptyState } from '#design/empty-state';
import { LinkChoices } from '#design/link-choices';
import {
  BulkBar,
  type DataColumn,
  DataTable,
  type DataTableWords,
  SelectionInputs,
  TableTools,
  useSelection,
} from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly group: string;
  readonly approver: string;
  readonly documents: string;
  readonly trips: number;
}

const user = (name: string, role: string, group: string, approver: string, documents: string, trips: number): User => {
  const email = `${name.toLowerCase().replace(' ', '.')}@northlight.example`;
  return { id: email, name, email, role, group, approver, documents, trips };
};

const users = [
  user('Ade Bello', 'Traveller', 'Research', 'Tomas Lind', 'Complete', 4),
  user('Clara Voss', 'Traveller', 'Design', 'Ines Moreau', '60 %', 12),
  user('Elena Petrova', 'Travel arranger', 'Sales', 'Sara Haddad', 'Complete', 0),
  user('Joana Reis', 'Traveller', 'Design', 'Ines Moreau', 'Complete', 31),
  user('Kenji Arai', 'Traveller', 'Research', 'Tomas Lind', '40 %', 2),
];

const words: DataTableWords = {
  select: (name) => `Select ${name}`,
  selectPage: 'Select all 5 on this page',
  more: (name) => `More about ${name}`,
  actions: 'Actions',
};

const columns: readonly [DataColumn<User>, ...DataColumn<User>[]] = [
  {
    id: 'name',
    head: 'Name',
    sort: { href: '#name', now: 'ascending' },
    cell: ({ name, email }) => (
      <span className={styles.person}>
        <Avatar person={{ displayName: name, firstName: name.split(' ')[0], lastName: name.split(' ')[1] }} />
        <span>
          <b>{name}</b>
          <span className={styles.email}>{email}</span>
        </span>
      </span>
    ),
  },
  { id: 'role', head: 'Role', sort: { href: '#role' }, cell: ({ role }) => role },
  { id: 'group', head: 'Policy group', sort: { href: '#group' }, cell: ({ group }) => group },
  { id: 'approver', head: 'Approver', secondary: true, cell: ({ approver }) => approver },
  {
    id: 'documents',
    head: 'Documents',
    cell: ({ documents }) => <Badge tone={documents === 'Complete' ? 'good' : 'warn'}>{documents}</Badge>,
  },
  { id: 'trips', head: 'Trips', figures: true, secondary: true, sort: { href: '#trips' }, cell: ({ trips }) => trips },
];

const shared = {
  columns,
  words,
  idOf: (one: User) => one.id,
  nameOf: (one: User) => one.name,
} as const;

const menu = ({ name }: User) => <IconButton icon="pencil" size="compact" label={`Edit ${name}`} />;

const density = (now: string) => (
  <LinkChoices
    label={`Row height, ${now}`}
    choices={['Roomy', 'Compact', 'Dense'].map((name) => ({ name, href: `#${name}`, current: name === now }))}
  />
);

const TOTAL = 214;

function Whole() {
  const [text, setText] = useState('');
  const { selection, count, select, selectMatching, clear } = useSelection(`q=${text}`, TOTAL);
  const rows = users.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <div className={styles.whole}>
      <TableTools
        search={{ label: 'Name, email or group', name: 'q', value: text, submit: 'Search', onType: setText }}
        end={density('Roomy')}
      >
        <FilterChip label="Group: 4 of 7, remove" href="#no-group">
          Group: 4 of 7
        </FilterChip>
      </TableTools>
      <DataTable
        {...shared}
        caption="Users, by name"
        rows={rows}
        choice={{ selection, name: 'user', onSelect: select }}
        actions={menu}
      />
      <BulkBar
        count={count}
        actions={[
          { id: 'role', text: 'Change role' },
          { id: 'group', text: 'Move to group' },
          { id: 'off', text: 'Deactivate', danger: true },
        ]}
        words={{
          label: 'Selected users',
          count: `${count} selected`,
          selectMatching: count < TOTAL ? `Select all ${TOTAL}` : undefined,
          clear: 'Clear selection',
          actions: 'Actions',
        }}
        onSelectMatching={selectMatching}
        onClear={clear}
      >
        <SelectionInputs name="user" selection={selection} count={count} />
      </BulkBar>
    </div>
  );
}

export const states: States = {
  'Search, order, select, all matches': () => <Whole />,
  Compact: () => <DataTable {...shared} caption="Users, compact" rows={users} density="compact" />,
  'Dense, without choice': () => (
    <DataTable {...shared} caption="Users, dense" rows={users.slice(0, 3)} density="dense" />
  ),
  Loading: () => <DataTable {...shared} caption="Users, loading" rows={[]} pending={4} />,
  'Another order on its way': () => (
    <DataTable {...shared} caption="Users, in another order" rows={users.slice(0, 2)} pending={2} />
  ),
  'Nothing found': () => (
    <DataTable
      {...shared}
      caption="Users, none"
      rows={[]}
      instead={
        <EmptyState
          title="No user matches"
          text="Nobody named “Ottokar” is in these 4 groups."
          headingLevel={3}
          suggestions={[
            { text: 'Search all groups', action: { text: 'Search', label: 'Search all groups', href: '#all' } },
          ]}
        />
      }
    />
  ),
  Failed: () => (
    <DataTable
      {...shared}
      caption="Users, not loaded"
      rows={[]}
      instead={
        <EmptyState
          title="The list did not load"
          text="Nothing was changed. The rest of the page works."
          headingLevel={3}
          suggestions={[{ text: 'Ask again', action: { text: 'Try again', label: 'Try again', href: '#again' } }]}
        />
      }
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <DataTable
        caption="المستخدمون"
        columns={[
          { id: 'name', head: 'الاسم', sort: { href: '#ar', now: 'descending' }, cell: ({ name }) => <b>{name}</b> },
          { id: 'role', head: 'الدور', cell: ({ role }) => role },
        ]}
        rows={[
          { name: 'ليلى حداد', role: 'مسافرة' },
          { name: 'عمر بكري', role: 'مسؤول' },
        ]}
        idOf={({ name }) => name}
        nameOf={({ name }) => name}
        words={words}
      />
    </div>
  ),
};
