import type { ReactNode } from 'react';

export type FooterVariant = 'default' | 'leisure' | 'business' | 'network' | 'app-store';

export interface FooterLink {
  readonly url: string;
  readonly title: string;
}

export interface FooterGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface AppStore {
  readonly store: 'apple' | 'google';
  readonly url: string;
  readonly title: string;
}

export interface FooterProps {
  readonly variant: FooterVariant;
  /** What the way back to the head of the page says. */
  readonly top?: string;
  readonly help: { readonly url: string; readonly title: string; readonly text: string };
  /** Company, contact, airline tickets, more: one without links is hidden, and without any group there is no footer. */
  readonly groups: readonly FooterGroup[];
  /** Popular cities and destinations. */
  readonly places: readonly FooterGroup[];
  /** Name and closing of the dialog that holds the places on a phone. */
  readonly siteMap: { readonly title: string; readonly close: string };
  /** Shown when both stores are there. */
  readonly apps: { readonly title: string; readonly from: string; readonly stores: readonly AppStore[] };
  /** Country and currency. */
  readonly pickers?: ReactNode;
  /** How bright the pages are. */
  readonly theme?: ReactNode;
  readonly privacy: PrivacyRowProps;
  readonly cards: { readonly title: string; readonly names: readonly string[] };
  readonly partners: { readonly title: string; readonly names: readonly string[] };
  /** Where the company is registered; empty for none. */
  readonly registration: string;
  /** Social sites and brands: they come later than the rest. */
  readonly social?: ReactNode;
  readonly brands?: ReactNode;
}

export interface PrivacyRowProps {
  readonly label: string;
  /** `© 2026 Wayfold Demo, Dublin`. */
  readonly text: string;
  readonly links: readonly FooterLink[];
}
