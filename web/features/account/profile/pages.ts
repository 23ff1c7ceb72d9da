import type { IconName } from '#design/icon';
import type { Facts } from '../../../facts.ts';
import { TRAVELLERS_PATH } from '../travellers/paths.ts';
import type { SectionId } from './intents.ts';
import { ACCOUNT_PATH, accountPathIn } from '../../chrome/account/account-path.ts';

/** Pages of the account with sections of their own; travellers have theirs at an address of its own. */
export const SECTION_PAGES = ['details', 'payment', 'security', 'notifications', 'privacy'] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];
export type AccountPageId = 'bookings' | 'travellers' | SectionPage;

interface Listed {
  readonly id: AccountPageId;
  readonly icon: IconName;
}

/** The list beside every page of the account; the first is where it begins. */
export const ACCOUNT_PAGES: readonly Listed[] = [
  { id: 'bookings', icon: 'ticket' },
  { id: 'travellers', icon: 'users' },
  { id: 'payment', icon: 'credit-card' },
  { id: 'details', icon: 'user' },
  { id: 'security', icon: 'shield-check' },
  { id: 'notifications', icon: 'bell' },
  { id: 'privacy', icon: 'lock' },
];

/** Where each section stands. Until 2026 all of them stood on one page: links to their anchors still arrive. */
export const PAGE_OF: Readonly<Record<SectionId, AccountPageId>> = {
  bookings: 'bookings',
  picture: 'details',
  names: 'details',
  emails: 'details',
  cards: 'payment',
  'sign-in': 'security',
  devices: 'security',
  secure: 'security',
  notifications: 'notifications',
  privacy: 'privacy',
};

export function sectionPageOf(text: unknown): SectionPage | null {
  return SECTION_PAGES.find((page) => page === text) ?? null;
}

/** Bookings are where the account begins, which the brand may say. */
export function accountPageAddress(page: AccountPageId, facts: Pick<Facts, 'accountPath'>): string {
  if (page === 'bookings') return accountPathIn(facts);
  return page === 'travellers' ? TRAVELLERS_PATH : sectionPageAddress(page);
}

export function sectionPageAddress(page: SectionPage): string {
  return `${ACCOUNT_PATH}/${page}`;
}
