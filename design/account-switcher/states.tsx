import { useState } from 'react';
import type { States } from '#design/gallery';
import { AccountSwitcher, type AccountRow } from './index.ts';

const accounts: readonly AccountRow[] = [
  { id: 'work', name: 'Ines Moreau', detail: 'Business, Northlight Labs', email: 'ines.moreau@northlight.example' },
  { id: 'home', name: 'Ines Moreau', detail: 'Personal, ines@home.example', email: 'ines@home.example' },
  { id: 'club', name: 'Harbour Volunteers', detail: 'Business', email: 'ines@harbour.example' },
];
const words = { loadingText: 'Switching…', switchLabel: 'Switch', status: '' };

function Switching() {
  const [loading, setLoading] = useState<string>();
  return (
    <AccountSwitcher
      {...words}
      label="Accounts, press one"
      name="s-press"
      accounts={accounts}
      selected="work"
      loading={loading}
      status={loading ? 'Switching to another account.' : ''}
      onSwitch={setLoading}
    />
  );
}

const still = { ...words, accounts, onSwitch: () => {} };

export const states: States = {
  Selected: () => <AccountSwitcher {...still} label="Accounts" name="s-selected" selected="work" />,
  Loading: () => (
    <AccountSwitcher {...still} label="Accounts, switching" name="s-loading" selected="work" loading="club" />
  ),
  'Press one': () => <Switching />,
  'None selected': () => (
    <AccountSwitcher {...still} label="Accounts, none in use" name="s-none" selected={undefined} />
  ),
  'Same name and detail: the address tells them apart': () => (
    <AccountSwitcher
      {...still}
      label="Accounts, alike"
      name="s-alike"
      selected="a"
      accounts={[
        { id: 'a', name: 'Ines Moreau', detail: 'Personal', email: 'ines@home.example' },
        { id: 'b', name: 'Ines Moreau', detail: 'Personal', email: 'a.very.long.address.of.ines@another.home.example' },
      ]}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <AccountSwitcher
        label="الحسابات"
        loadingText="جارٍ التبديل…"
        switchLabel="تبديل"
        status=""
        name="s-rtl"
        selected="a"
        loading="b"
        onSwitch={() => {}}
        accounts={[
          { id: 'a', name: 'مريم حداد', detail: 'شخصي', email: 'm@home.example' },
          { id: 'b', name: 'Harbour Volunteers', detail: 'أعمال', email: 'm@harbour.example' },
        ]}
      />
    </div>
  ),
};
