import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavLink } from '#design/nav-link';
import { show } from '#design/testing';
import { DRAWER_SECTIONS, Drawer, type DrawerProps, MenuButton } from './index.ts';

const entry = (text: string) => ({ id: text, content: <NavLink item={{ href: `/${text}`, text }} /> });

function drawer(props: Partial<DrawerProps>) {
  return <Drawer id="menu" label="Menu" closeLabel="Close" name="Wayfold" sections={{}} layout={[]} {...props} />;
}

/** jsdom opens no popover, so that everything in it counts as hidden. */
const CLOSED = { hidden: true };

const places = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset['place']);

test('[2.4-10d] sections stand in one order whatever order they are given in: account, sign-in, primary, secondary, business, trips, feedback, cookies, pickers', async () => {
  const all = DRAWER_SECTIONS.map((place) => [place, { title: `Of ${place}`, entries: [entry(place)] }] as const);
  await show(drawer({ sections: Object.fromEntries(all.toReversed()) }));
  expect(places()).toEqual([
    'account',
    'sign-in',
    'primary',
    'secondary',
    'business',
    'trips',
    'feedback',
    'cookies',
    'pickers',
  ]);
  const site = screen.getByRole('navigation', CLOSED);
  expect(site.getAttribute('aria-label')).toBe('Menu');
  expect(within(site).getAllByRole('link', CLOSED)).toHaveLength(9);
  const named = within(site)
    .getAllByRole('list', CLOSED)
    .map((list) => list.getAttribute('aria-labelledby') ?? '');
  expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual(
    DRAWER_SECTIONS.map((place) => `Of ${place}`),
  );
});

test('a place that nobody fills draws nothing', async () => {
  await show(
    drawer({ sections: { trips: { title: 'Trips', entries: [] }, primary: { entries: [entry('flights')] } } }),
  );
  expect(places()).toEqual(['primary']);
  expect(screen.queryByText('Trips')).toBeNull();
});

test('where sections fold the first is open, and one at a time', async () => {
  await show(
    drawer({
      folding: true,
      unfolded: true,
      sections: {
        primary: { title: 'Search', entries: [entry('flights')] },
        pickers: { title: 'Site', entries: [entry('site')] },
      },
    }),
  );
  const groups = screen.getAllByRole<HTMLDetailsElement>('group', CLOSED);
  expect(groups.map((group) => [group.open, group.getAttribute('name')])).toEqual([
    [true, 'menu'],
    [false, 'menu'],
  ]);
});

test('over the page it is a dialog, beside the page a list of links', async () => {
  await show(drawer({ modal: true }));
  const dialog = screen.getByRole('dialog', CLOSED);
  expect([dialog.getAttribute('aria-modal'), dialog.getAttribute('aria-label')]).toEqual(['true', 'Menu']);
  const close = within(dialog).getByRole('button', CLOSED);
  expect([close.getAttribute('aria-label'), close.getAttribute('popovertarget')]).toEqual(['Close', 'menu']);
});

test('the menu button belongs to the browser, until the drawer is part of the page', async () => {
  const press = vi.fn();
  const { rerender } = await show(<MenuButton label="Menu" drawer="menu" />);
  const button = screen.getByRole('button', { name: 'Menu' });
  expect([button.getAttribute('popovertarget'), button.getAttribute('aria-expanded')]).toEqual(['menu', null]);
  rerender(<MenuButton label="Menu" drawer="menu" open={false} onPress={press} />);
  expect([button.getAttribute('popovertarget'), button.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});
