import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { splitColumns } from './columns.ts';
import { BrandRow, Footer, type FooterProps, SlimFooter, SocialRow } from './index.ts';

const link = (title: string) => ({ url: `/${title.toLowerCase().replaceAll(' ', '-')}`, title });
const cities = ['Lisbon', 'Porto', 'Dublin', 'Ghent', 'Turin', 'Split', 'Bergen'].map(link);

const given: FooterProps = {
  variant: 'default',
  help: { url: '/help', title: 'Help and contact', text: 'Answers to what is asked most' },
  groups: [
    { id: 'company', title: 'Company', links: [link('Ranking')] },
    { id: 'contact', title: 'Contact', links: [link('Write to us')] },
    { id: 'airlines', title: 'Airline tickets', links: [link('Norrida')] },
    { id: 'more', title: 'More', links: [] },
  ],
  places: [{ id: 'cities', title: 'Popular cities', links: cities }],
  siteMap: { title: 'Site map', close: 'Close' },
  apps: {
    title: 'On your phone',
    from: 'Get it from',
    stores: [
      { store: 'apple', url: '/a', title: 'App Store' },
      { store: 'google', url: '/g', title: 'Google Play' },
    ],
  },
  privacy: { label: 'Privacy and terms', text: '© 2026 Wayfold', links: [link('Privacy')] },
  cards: { title: 'Cards', names: [] },
  partners: { title: 'Member of', names: [] },
  registration: '',
};

/** A screen as wide as `narrow` says; returns a way to change it. */
function screenIs(narrow: boolean): (next: boolean) => void {
  let changed = (): void => undefined;
  let matches = narrow;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_: string, listener: () => void) => (changed = listener),
    removeEventListener: () => undefined,
  }));
  return (next) => {
    matches = next;
    changed();
  };
}

beforeEach(() => void screenIs(false));
afterEach(() => vi.unstubAllGlobals());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('[2.5-01a] [2.5-01c] groups stand under headings, one without links is hidden', async () => {
  await show(<Footer {...given} />);
  expect(headings()).toEqual(['Company', 'Contact', 'Airline tickets', 'Popular cities', 'On your phone']);
  expect(screen.getByRole('link', { name: 'Ranking' }).getAttribute('href')).toBe('/ranking');
});

test('[2.5-01d] without any group there is nothing', async () => {
  const { container } = await show(
    <Footer {...given} groups={given.groups.map((group) => ({ ...group, links: [] }))} />,
  );
  expect(container.innerHTML).toBe('');
});

test('[2.5-02] the stores are shown when both are there, and not when one is missing', async () => {
  await show(<Footer {...given} />);
  expect(screen.getByRole('link', { name: /App Store/ }).getAttribute('href')).toBe('/a');
  expect(screen.getByRole('link', { name: /Google Play/ }).getAttribute('href')).toBe('/g');
});

test.for([[{ store: 'apple', url: '/a', title: 'App Store' }], []] as const)(
  '[2.5-02] no stores at all where both are not there',
  async (stores) => {
    await show(<Footer {...given} apps={{ ...given.apps, stores }} />);
    expect(screen.queryByText('On your phone')).toBeNull();
    expect(screen.queryByRole('link', { name: /Store/ })).toBeNull();
  },
);

test('[2.5-04a] social sites by name; one without an address or a known icon is skipped', async () => {
  const names = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok', 'pinterest'];
  const sites = [...names, 'lost', 'strange'].map((name) => ({
    name,
    url: name === 'lost' ? '' : `/to/${name}`,
    prompt: `Wayfold on ${name}`,
  }));
  const icons = Object.fromEntries([...names, 'lost'].map((name) => [name, name === 'lost' ? 'x' : name]));
  await show(<SocialRow label="Follow Wayfold" sites={sites} icons={{ ...icons, strange: 'no-such-icon' }} />);
  const row = within(screen.getByRole('navigation', { name: 'Follow Wayfold' }));
  expect(row.getAllByRole('link').map((one) => one.getAttribute('aria-label'))).toEqual(
    names.map((name) => `Wayfold on ${name}`),
  );
});

test('brands by name, the one that is read marked', async () => {
  const brands = ['Wayfold', 'Juniper'].map((name, at) => ({
    id: name,
    name,
    url: `https://${name}/`,
    logo: null,
    current: at === 1,
  }));
  await show(<BrandRow title="Our other brands" brands={brands} />);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Juniper');
});

describe('[2.5-04c] variants', () => {
  const variants = ['default', 'leisure', 'business', 'network', 'app-store'] as const;
  test.for(variants)('%s has its own class', async (variant) => {
    const { container } = await show(<Footer {...given} variant={variant} />);
    const own = variants.filter((name) => container.querySelector('footer')?.className.includes(name));
    expect(own).toEqual([variant]);
  });

  test('a flight network names its cards, the bodies it belongs to and its register', async () => {
    await show(
      <Footer
        {...given}
        variant="network"
        cards={{ title: 'Cards we take', names: ['Visa', 'JCB'] }}
        partners={{ title: 'Member of', names: ['Sample Association'] }}
        registration="Sample register 0000004"
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Visa', 'JCB', 'Sample Association']),
    );
    expect(screen.getByText('Sample register 0000004')).toBeDefined();
  });
});

test('[2.5-05a] popular places stand in three columns', async () => {
  expect(splitColumns([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
  expect(splitColumns([1], 3)).toEqual([[1]]);
  await show(<Footer {...given} />);
  const group = within(screen.getByRole('region', { name: 'Popular cities' }));
  expect(group.getAllByRole('list').map((list) => list.children.length)).toEqual([3, 2, 2]);
});

test('[2.5-05b] on a phone the site map is a dialog of lists that fold', async () => {
  screenIs(true);
  await show(<Footer {...given} />);
  expect(screen.queryByRole('link', { name: 'Lisbon' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Site map' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Site map' }));
  expect(dialog.getByRole('link', { name: 'Lisbon' })).toBeDefined();
  expect(dialog.getByRole<HTMLDetailsElement>('group').open).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone the groups fold, the first is open; on a wider screen they do not', async () => {
  const resize = screenIs(true);
  await show(<Footer {...given} />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, false, false]);
  act(() => resize(false));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: 'Norrida' })).toBeDefined();
});

test('checkout keeps help and the rules', async () => {
  await show(<SlimFooter help={given.help} privacy={given.privacy} theme={<button type="button">Dark</button>} />);
  expect(screen.getByRole('button').textContent).toBe('Dark');
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/help', '/privacy']);
});
