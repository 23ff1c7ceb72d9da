import { readCookie } from './browser-visitor.ts';

const LOCALE = 'wf-locale';
const CURRENCY = 'wf-currency';
const DRAWER = 'wf-drawer';
const BANNER = 'wf-banner';
const THEME = 'wf-theme';

/** Without a choice a page is as bright as the reader's system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * What a reader chose to see, or not to see any more. Kept by their own browser alone, so a page that depends on nothing
 * else is nobody's own.
 */
export interface Choices {
  readonly locale: string | null;
  readonly currency: string | null;
  /** Whether the menu stands beside very wide pages. */
  readonly drawer: 'open' | 'closed' | null;
  /** Id of the message above every page that was closed last. */
  readonly closedBanner: string | null;
  readonly theme: Theme;
}

export function choicesIn(cookie: string | undefined): Choices {
  const [drawer, theme] = [readCookie(cookie, DRAWER), readCookie(cookie, THEME)];
  return {
    locale: readCookie(cookie, LOCALE),
    currency: readCookie(cookie, CURRENCY),
    drawer: drawer === 'open' || drawer === 'closed' ? drawer : null,
    closedBanner: readCookie(cookie, BANNER),
    theme: THEMES.find((each) => each === theme) ?? 'system',
  };
}

/** False where a cookie may say who reads. */
export function saysOnlyChoices(cookie: string | undefined): boolean {
  return (cookie ?? '').split(';').every((part) => {
    const name = part.split('=', 1)[0]?.trim() ?? '';
    return ['', LOCALE, CURRENCY, DRAWER, BANNER, THEME].includes(name);
  });
}

const YEAR_SECONDS = 31_536_000;

interface Keeping {
  /** For a year; else until the browser is closed. */
  readonly store: boolean;
  readonly https: boolean;
}

/** `Set-Cookie` of the currency that a reader chose. Scripts may not read it: the page is told by the server. */
export function currencyCookie(currency: string, { store, https }: Keeping): string {
  const keeping = store ? `; Max-Age=${YEAR_SECONDS}` : '';
  return `${CURRENCY}=${currency}; Path=/${keeping}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** `Set-Cookie` of the message that a reader closed: its id and nothing of theirs, so strictly necessary for what they asked. */
export function bannerCookie(id: string, { https }: Pick<Keeping, 'https'>): string {
  return `${BANNER}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** `Set-Cookie` of the theme that a reader chose: its name and nothing of theirs. To follow the system is to keep none. */
export function themeCookie(theme: Theme, { https }: Pick<Keeping, 'https'>): string {
  const kept = theme === 'system' ? '; Max-Age=0' : `; Max-Age=${YEAR_SECONDS}`;
  return `${THEME}=${theme}; Path=/${kept}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
