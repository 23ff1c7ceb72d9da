import type { LayoutWord } from '#design/drawer';
import type { DrawerFact } from '../../facts.ts';

/** Breakpoints of the interface: below 40rem, 64rem, 90rem, and wider. */
export type Width = 'S' | 'M' | 'L' | 'XL';

/**
 * `dialog` fills a phone, `hidden` comes over a wider page, `drawer` stands beside a very wide one, `accordion` unfolds above the
 * page. Of the first two nothing is to be seen until somebody asks.
 */
export type DrawerMode = 'dialog' | 'hidden' | 'drawer' | 'accordion';

export interface DrawerPage {
  readonly kind: DrawerFact['kind'];
  /** The breakpoints of the new header; the old one never has a drawer beside the page. */
  readonly newNav: boolean;
}

export function drawerMode({ kind, newNav }: DrawerPage, width: Width): DrawerMode {
  if (kind === 'accordion' && (width === 'S' || width === 'M')) return 'accordion';
  if (width === 'S') return 'dialog';
  return width === 'XL' && newNav ? 'drawer' : 'hidden';
}

export interface DrawerState extends DrawerPage {
  /** Null as long as only the style sheet knows the width. */
  readonly mode: DrawerMode | null;
  /** Open beside the page where there is room: as the reader chose, else as the brand asks. */
  readonly wanted: boolean;
}

/** Beside the page. Where the width falls below the breakpoint, or the page makes no room for it, it is closed, [2.4-10b]. */
export function standsBeside({ mode, wanted, newNav }: DrawerState): boolean {
  return wanted && newNav && (mode === null || mode === 'drawer');
}

interface PageState extends DrawerState {
  /** Open over or above the page. */
  readonly shown: boolean;
  /** The header has the search in one line. */
  readonly compact: boolean;
}

/** What the page and its footer react to, [2.5-07b]. */
export function layoutWords(state: PageState): LayoutWord[] {
  const { kind, newNav, shown, compact } = state;
  const beside = standsBeside(state);
  const words: Readonly<Record<LayoutWord, boolean>> = {
    'with-drawer': true,
    'new-nav-breakpoints': newNav,
    'compact-search': compact,
    'left-padding': newNav && kind === 'rail',
    'page-content-moved': beside,
    'navigation-drawer-visible': beside || shown,
  };
  return (Object.keys(words) as LayoutWord[]).filter((word) => words[word]);
}
