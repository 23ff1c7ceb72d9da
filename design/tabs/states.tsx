import { LinkButton } from '#design/link-button';
import { TabLinks, type TabLink, Tabs } from './index.ts';
import type { States } from '#design/gallery';

const count = (shown: string) => ({ shown, spoken: `${shown} people` });

const views: readonly TabLink[] = [
  { href: '#all', text: 'All', current: true, count: count('214') },
  { href: '#incomplete', text: 'Documents incomplete', current: false, count: count('19') },
  { href: '#invited', text: 'Invited', current: false, count: count('6') },
  { href: '#travelling', text: 'Travelling now', current: false, count: count('23') },
  { href: '#off', text: 'Deactivated', current: false, count: count('12') },
];

const save = (
  <LinkButton variant="quiet" size="compact" icon="plus" href="#save">
    Save this view
  </LinkButton>
);

export const states: States = {
  'Saved views, each with an address': () => <TabLinks label="Views of users" items={views} end={save} />,
  'Parts of one page': () => (
    <Tabs
      label="Company"
      tabs={[
        { id: 'general', text: 'General', panel: <p>Name and logo of the company.</p> },
        {
          id: 'offices',
          text: 'Offices',
          count: { shown: '3', spoken: '3 offices' },
          panel: <p>Berlin, Porto, Riga.</p>,
        },
        { id: 'codes', text: 'Corporate codes', panel: <p>2 airline codes, 4 hotel codes.</p> },
      ]}
    />
  ),
  'One disabled': () => (
    <Tabs
      label="Rule"
      tabs={[
        { id: 'rule', text: 'Rule', panel: <p>Flights under 6 h: economy.</p> },
        { id: 'effect', text: 'Effect', disabled: true, panel: <p>Nothing changes.</p> },
        { id: 'history', text: 'History', panel: <p>Published on 12 Nov.</p> },
      ]}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Tabs
        label="الشركة"
        tabs={[
          { id: 'ar-general', text: 'عام', panel: <p>اسم الشركة وشعارها.</p> },
          { id: 'ar-offices', text: 'المكاتب', panel: <p>برلين وبورتو وريغا.</p> },
        ]}
      />
    </div>
  ),
};
