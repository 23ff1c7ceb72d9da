import type { ReactNode } from 'react';

/** Places of the drawer in the order they stand in. One that nobody fills draws nothing. */
export const DRAWER_SECTIONS = [
  'account',
  'sign-in',
  'primary',
  'secondary',
  'business',
  'trips',
  'feedback',
  'cookies',
  'pickers',
] as const;

export type DrawerPlace = (typeof DRAWER_SECTIONS)[number];

export interface DrawerSection {
  /** Above its entries; where sections fold, what opens it. */
  readonly title?: string;
  /** One a line. */
  readonly entries: readonly { readonly id: string; readonly content: ReactNode }[];
}

export type DrawerSections = Readonly<Partial<Record<DrawerPlace, DrawerSection>>>;
