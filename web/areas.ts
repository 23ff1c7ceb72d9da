import { VERTICAL_AREAS, VERTICAL_PREFIXES } from './features/verticals/areas.ts';

/** Parts of the site with a message catalog of their own, so that a page carries only its words. See lingui.config.ts. */
export const AREAS = [
  'shell',
  'chrome',
  'problems',
  'words',
  'front',
  'fields',
  'listing',
  'checkout',
  'paying',
  'bought',
  'cart',
  'cards',
  'booking',
  'pickers',
  'footer',
  'account',
  'site',
  'identity',
  ...VERTICAL_AREAS,
] as const;

export type Area = (typeof AREAS)[number];

const BY_PREFIX: readonly (readonly [prefix: string, areas: readonly Area[]])[] = [
  ['front-door', ['front']],
  ...VERTICAL_PREFIXES,
  ['checkout-review', ['checkout', 'paying', 'words']],
  ['checkout-status', ['checkout', 'paying', 'words']],
  ['checkout', ['checkout', 'words']],
  ['cart', ['cart']],
  ['pay-', ['checkout', 'paying', 'cards', 'words']],
  ['booking-find', ['booking', 'words']],
  // What these say comes with their island.
  ['booking', []],
  ['login', ['identity']],
  ['signout', ['identity']],
  ['ident-', ['identity']],
  ['dev-signin', ['identity']],
  ['site', ['pickers']],
  ['currency', ['pickers']],
  ['profile-two-factor', ['account', 'identity', 'words']],
  ['profile-', ['account', 'cards', 'words']],
];

/** The catalogs that a page needs beside the shell's; `folder` is its folder under web/routes. */
export function areasOf(folder: string): readonly Area[] {
  return BY_PREFIX.find(([prefix]) => folder.startsWith(prefix))?.[1] ?? ['site', 'words'];
}
