import { Header, SearchSummary } from './index.ts';
import type { States } from '#design/gallery';

const home = { href: '#top', label: 'Wayfold, homepage', name: 'Wayfold' };

export const states: States = {
  Selected: () => (
    <Header
      home={home}
      tabs={{
        label: 'What to search',
        more: 'More',
        items: [
          { href: '#flights', text: 'Flights', icon: 'plane', current: true },
          { href: '#stays', text: 'Stays', icon: 'bed-double' },
        ],
      }}
      actions={[{ href: '#find', text: 'Find booking', icon: 'ticket' }, { text: 'English, EUR' }]}
    />
  ),
  'With the search': () => (
    <Header
      home={home}
      actions={[{ href: '#find', text: 'Find booking', icon: 'ticket' }, { text: 'EUR' }]}
      summary={
        <SearchSummary
          from={{ name: 'London', code: 'LON' }}
          to={{ name: 'Singapore', code: 'SIN' }}
          dates="Tue 9 Mar – Tue 23 Mar"
          shortLine={['9–23 Mar,', '2 adults']}
          shortDates="9–23 Mar"
          party="2 adults, Economy"
          edit={{ href: '#edit', text: 'Edit', label: 'Edit search' }}
          back={{ href: '#back', label: 'Back to search' }}
        />
      }
    />
  ),
  'The old one': () => (
    <Header
      variant="old"
      home={home}
      tabs={{
        label: 'What to search, old',
        more: 'More',
        items: [
          { href: '#flights', text: 'Flights', icon: 'plane', current: true },
          { href: '#stays', text: 'Stays', icon: 'bed-double' },
        ],
      }}
      actions={[{ href: '#find', text: 'Find booking', icon: 'ticket' }, { text: 'English, EUR' }]}
    />
  ),
  'Logo alone': () => <Header home={home} />,
};
