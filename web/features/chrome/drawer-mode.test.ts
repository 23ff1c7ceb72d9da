import { expect, test } from 'vitest';
import { drawerMode, layoutWords, standsBeside, type Width } from './drawer-mode.ts';

const WIDTHS: readonly Width[] = ['S', 'M', 'L', 'XL'];

test.for([
  ['menu', true, ['dialog', 'hidden', 'hidden', 'drawer']],
  ['rail', true, ['dialog', 'hidden', 'hidden', 'drawer']],
  ['accordion', true, ['accordion', 'accordion', 'hidden', 'drawer']],
  ['menu', false, ['dialog', 'hidden', 'hidden', 'hidden']],
  ['accordion', false, ['accordion', 'accordion', 'hidden', 'hidden']],
] as const)('[2.4-10a] modes by width of a %s, new header: %s', ([kind, newNav, modes]) => {
  expect(WIDTHS.map((width) => drawerMode({ kind, newNav }, width))).toEqual(modes);
});

test('[2.4-10b] below the width that has room for it, and with a header that makes none, an open drawer is closed', () => {
  const open = { kind: 'menu', newNav: true, wanted: true } as const;
  const beside = (more: Partial<Parameters<typeof standsBeside>[0]>) =>
    standsBeside({ ...open, mode: 'drawer', ...more });
  expect(beside({})).toBe(true);
  expect([beside({ mode: 'hidden' }), beside({ mode: 'dialog' }), beside({ mode: 'accordion' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(beside({ newNav: false })).toBe(false);
  expect(beside({ wanted: false })).toBe(false);
});

test('[2.5-07b] each modifier of the layout is a word, by what is true of the page', () => {
  const closed = { kind: 'menu', newNav: true, mode: 'drawer', wanted: false, shown: false, compact: false } as const;
  expect(layoutWords(closed)).toEqual(['with-drawer', 'new-nav-breakpoints']);
  expect(layoutWords({ ...closed, newNav: false, kind: 'rail' })).toEqual(['with-drawer']);
  expect(layoutWords({ ...closed, kind: 'rail' })).toContain('left-padding');
  expect(layoutWords({ ...closed, compact: true })).toContain('compact-search');
  expect(layoutWords({ ...closed, wanted: true })).toEqual([
    'with-drawer',
    'new-nav-breakpoints',
    'page-content-moved',
    'navigation-drawer-visible',
  ]);
  expect(layoutWords({ ...closed, mode: 'dialog', shown: true })).toEqual([
    'with-drawer',
    'new-nav-breakpoints',
    'navigation-drawer-visible',
  ]);
});
