import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Header, SearchSummary } from './index.ts';

const home = { href: '/', label: 'Wayfold, homepage', name: 'Wayfold' };

test('names the current vertical and every action', async () => {
  await show(
    <Header
      home={home}
      tabs={{
        label: 'What to search',
        more: 'More',
        items: [{ href: '/', text: 'Flights', icon: 'plane', current: true }],
      }}
      actions={[{ href: '/find', text: 'Find booking', icon: 'ticket' }, { text: 'EUR' }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Flights' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Find booking' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wayfold, homepage' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the summary is one link to editing and takes the place of the tabs', async () => {
  await show(
    <Header
      home={home}
      tabs={{ label: 'What to search', more: 'More', items: [{ href: '/', text: 'Flights', icon: 'plane' }] }}
      summary={
        <SearchSummary
          from={{ name: 'London', code: 'LON' }}
          to={{ name: 'Singapore', code: 'SIN' }}
          dates="Tue 9 Mar – Tue 23 Mar"
          shortLine={['9–23 Mar,', '2 adults']}
          shortDates="9–23 Mar"
          party="2 adults, Economy"
          edit={{ href: '#edit', text: 'Edit', label: 'Edit your search' }}
          back={{ href: '/', label: 'Back to search' }}
        />
      }
    />,
  );
  expect(screen.getByRole('link', { name: /^Edit your search/ })).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('six verticals stand in the row, the others behind More', async () => {
  const items = ['Flights', 'Stays', 'Cars', 'Trains', 'Ferries', 'Packages', 'Cruises', 'Rentals'].map((text) => ({
    href: `/${text.toLowerCase()}`,
    text,
  }));
  await show(<Header home={home} tabs={{ label: 'What to search', more: 'More', items }} />);
  const more = screen.getByRole('button', { name: 'More' });
  const panel = document.getElementById(more.getAttribute('popovertarget') ?? '');
  expect([...(panel?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(['Cruises', 'Rentals']);
  const shown = [...document.querySelectorAll('nav a')].filter((link) => !panel?.contains(link));
  expect(shown.map((link) => link.textContent)).toEqual(items.slice(0, 6).map(({ text }) => text));
});

test('[2.4-09a] the old header has the verticals in a strip of their own, after what belongs to the visitor', async () => {
  const tabs = { label: 'What to search', more: 'More', items: [{ href: '/', text: 'Flights' }] };
  const actions = [{ href: '/find', text: 'Find booking' }];
  const order = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
  await show(<Header variant="new" home={home} tabs={tabs} actions={actions} />);
  expect(order()).toEqual(['Wayfold, homepage', 'Flights', 'Find booking']);
  cleanup();
  await show(<Header variant="old" home={home} tabs={tabs} actions={actions} />);
  expect(order()).toEqual(['Wayfold, homepage', 'Find booking', 'Flights']);
});
