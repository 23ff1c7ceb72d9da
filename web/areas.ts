/** Parts of the site with a message catalog of their own, so that a page carries only its words. See lingui.config.ts. */
export type Area =
  | 'shell'
  | 'chrome'
  | 'problems'
  | 'words'
  | 'front'
  | 'fields'
  | 'search'
  | 'staysearch'
  | 'listing'
  | 'stays'
  | 'results'
  | 'days'
  | 'checkout'
  | 'cards'
  | 'booking'
  | 'pickers'
  | 'footer'
  | 'account'
  | 'site'
  | 'identity';

export const AREAS: readonly Area[] = [
  'shell',
  'chrome',
  'problems',
  'words',
  'front',
  'fields',
  'search',
  'staysearch',
  'listing',
  'stays',
  'results',
  'days',
  'checkout',
  'cards',
  'booking',
  'pickers',
  'footer',
  'account',
  'site',
  'identity',
];

const BY_PREFIX: readonly (readonly [prefix: string, areas: readonly Area[]])[] = [
  ['front-door', ['front']],
  ['flight-search', ['fields', 'search', 'words']],
  ['stay-search', ['fields', 'staysearch', 'words']],
  ['stay-', ['stays', 'listing', 'words']],
  ['flight-', ['results', 'listing', 'words']],
  ['checkout', ['checkout', 'words']],
  ['pay-', ['checkout', 'cards', 'words']],
  ['booking', ['booking', 'words']],
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
