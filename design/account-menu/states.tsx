import { AccountSwitcher } from '#design/account-switcher';
import { Avatar } from '#design/avatar';
import type { States } from '#design/gallery';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import { AccountMenu, AccountPanel, type AccountPanelProps } from './index.ts';
import styles from './states.module.css';

const ines = { firstName: 'Ines', lastName: 'Moreau' };
const close = { popoverTarget: 's-none', popoverTargetAction: 'hide', label: 'Close' } as const;
const trips = { href: '#trips', text: 'Trips', icon: 'luggage', count: { text: '3', label: '3 to come' } } as const;
const profile = { href: '#profile', text: 'Account and travellers', icon: 'user-cog' } as const;
const help = { href: '#help', text: 'Help and contact', icon: 'circle-question-mark' } as const;

const personal: AccountPanelProps = {
  identity: { avatar: <Avatar size="large" person={ines} />, name: 'Ines Moreau', email: 'ines@home.example' },
  close,
  links: {
    label: 'Your account',
    groups: [
      { id: 'you', items: [trips, profile] },
      { id: 'help', items: [help] },
    ],
  },
  add: { text: 'Add an account', href: '#add' },
  signOut: { text: 'Sign out', href: '#out' },
};

function accounts(name: string, loading?: string) {
  return (
    <AccountSwitcher
      label="Accounts"
      name={name}
      selected="work"
      loading={loading}
      loadingText="Business, switching…"
      status=""
      switchLabel="Switch"
      onSwitch={() => {}}
      accounts={[
        {
          id: 'work',
          name: 'Ines Moreau',
          detail: 'Business, Northlight Labs',
          email: 'ines.moreau@northlight.example',
        },
        { id: 'home', name: 'Ines Moreau', detail: 'Personal, ines@home.example', email: 'ines@home.example' },
        { id: 'club', name: 'Harbour Volunteers', detail: 'Business', email: 'ines@harbour.example' },
      ]}
    />
  );
}

function business(name: string): AccountPanelProps {
  return {
    ...personal,
    identity: {
      avatar: <Avatar size="large" tone="work" person={ines} />,
      name: 'Ines Moreau',
      email: 'ines.moreau@northlight.example',
    },
    mode: {
      label: 'Mode',
      name: `${name}-mode`,
      value: 'business',
      options: [
        { value: 'business', text: 'Business' },
        { value: 'personal', text: 'Personal' },
      ],
      note: 'Northlight Labs, policy and company card apply',
    },
    bookingFor: <TextField label={`Booking for, ${name}`} name={`${name}-for`} placeholder="Me" />,
    links: {
      label: `Your pages, ${name}`,
      groups: [
        { id: 'you', items: [trips, profile] },
        {
          id: 'company',
          title: 'Northlight Labs',
          items: [
            { href: '#approve', text: 'Trips to approve', icon: 'circle-check', count: { text: '4', label: '4 wait' } },
            { href: '#book', text: 'Trips to book', icon: 'ticket', count: { text: '2', label: '2 wait' } },
            { href: '#users', text: 'Users', icon: 'users', current: true },
            { href: '#company', text: 'Company settings', icon: 'building-2' },
          ],
        },
        { id: 'help', items: [help] },
      ],
    },
    accounts: accounts(`${name}-accounts`, 'club'),
  };
}

function Sheet(props: AccountPanelProps) {
  return (
    <div className={styles.sheet}>
      <AccountPanel {...props} />
    </div>
  );
}

export const states: States = {
  'In the header': () => (
    <AccountMenu label="Account" avatar={<Avatar tone="work" person={ines} />} name="Ines" mode="Business">
      {(target) => <AccountPanel {...business('s-open')} close={{ ...target, label: 'Close the account menu' }} />}
    </AccountMenu>
  ),
  'Something waits': () => (
    <AccountMenu label="Account, marked" avatar={<Avatar person={ines} />} name="Ines" marker="Confirm your company">
      {(target) => (
        <AccountPanel
          {...personal}
          links={{ ...personal.links, label: 'Your pages, marked' }}
          close={{ ...target, label: 'Close menu' }}
        />
      )}
    </AccountMenu>
  ),
  'Business, one account switching': () => <Sheet {...business('s-business')} />,
  'Personal, one account': () => <Sheet {...personal} links={{ ...personal.links, label: 'Your pages, one' }} />,
  'Personal, several accounts, an address to confirm': () => (
    <Sheet
      {...personal}
      links={{ ...personal.links, label: 'Your pages, several' }}
      accounts={accounts('s-several')}
      notice={
        <Note tone="warn" title="Confirm your email address">
          <Link href="#resend">Send link again</Link>
        </Note>
      }
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl" className={styles.sheet}>
      <AccountPanel
        {...personal}
        close={{ ...close, label: 'إغلاق' }}
        links={{
          label: 'صفحاتك',
          groups: [
            {
              id: 'you',
              items: [
                { ...trips, text: 'الرحلات', count: { text: '3', label: '3 رحلات قادمة' } },
                { ...help, text: 'المساعدة' },
              ],
            },
          ],
        }}
        add={{ text: 'إضافة حساب', href: '#add' }}
        signOut={{ text: 'تسجيل الخروج', href: '#out' }}
      />
    </div>
  ),
};
