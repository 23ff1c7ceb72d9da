import { createContext, use } from 'react';
import type { IconName } from '#design/icon';
import type { CartPart } from '#contract/booking';
import type { Money } from '#contract/core';
import type { Operation } from '#contract/frames';
import type { ProviderName } from '#contract/identity';
import type { ConsentCategory } from '#contract/privacy';
import type { FlagDefault, FlagName, FlagValue, FlagValues } from '#contract/flags';

/** A link of the header or the menu as the brand gives it; verticals without text have words in the site's catalogs. */
export interface NavigationFact {
  readonly url: string;
  readonly verticalName?: string;
  readonly text?: string;
  readonly title?: string;
  readonly ariaLabel?: string;
  readonly flagText?: string;
  readonly newTab?: boolean;
  readonly icon?: IconName;
}

/** The site that shows this page in a frame, and what it may have asked. */
export interface Frame {
  readonly partner: string;
  readonly name: string;
  /** Address of its sign. */
  readonly icon: string | null;
  readonly origins: readonly string[];
  readonly operations: readonly Operation[];
}

/** How readers reach help: `help` is a path of the site or another site's address. */
export interface SupportFact {
  readonly email: string;
  readonly phone: string | null;
  readonly help: string;
}

/** What the server decided about the menu, [2.4-10]. */
export interface DrawerFact {
  readonly kind: 'menu' | 'rail' | 'accordion';
  /** On very wide screens: what the reader chose, else what the brand asks for. */
  readonly open: boolean;
}

/** Where somebody signs in, opens an account or gives the second step that is missing; nothing where nobody can, or they have, [1-01b]. */
export interface SignInFact {
  readonly allowed: boolean;
  readonly links: readonly { readonly to: 'sign-in' | 'sign-up' | 'verify'; readonly url: string }[];
  /** Other sites that people sign in with; absent where none is configured. */
  readonly providers?: readonly ProviderName[];
  /** Whoever opened an account here was signed out when its address was proved on another device. */
  readonly provedElsewhere?: boolean;
}

/** Who is signed in, [3-05]; absent for everybody else. */
export interface AccountFact {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly image: string | null;
  /** False while the address is still to be proved. */
  readonly confirmed: boolean;
  /** Names it among the accounts of this browser. */
  readonly handle: string;
  /** Works for the house. */
  readonly operator?: true;
}

/** A link of the account menu; who travels for a company must hold one of each list that is there. */
export interface AccountLinkFact {
  readonly name: 'trips' | 'business' | 'help' | 'account' | 'guides';
  readonly permissions?: readonly string[];
  readonly features?: readonly string[];
}

/** The menu of who is signed in, from the brand's data. */
export interface AccountMenuFact {
  readonly links: readonly AccountLinkFact[];
}

/** What the reader has in the cart, for as long as its price stands; most pages are read without one. */
export interface CartFact {
  readonly quoteId: string;
  /** The order made from it, which is not paid yet. */
  readonly orderId?: string;
  /** For the forms of the header; pages without a cart carry none. */
  readonly formtoken: string;
  /** Of its items, in their order. */
  readonly verticals: readonly string[];
  /** What each is called in lists, whichever search found it. */
  readonly keys: readonly string[];
  /** What each costs in it, and the search in which it was chosen, where that is known. */
  readonly parts: readonly CartPart[];
  readonly total: Money;
  /** Instant until which the price is held; null where nothing of it is held. */
  readonly heldUntil: string | null;
  /** Whether what is searched now is meant to be added, and when the journey is there. */
  readonly adding: boolean;
  readonly when: { readonly from: string; readonly to: string | null };
}

/** What stands around every page, from the brand's data. */
export interface Chrome {
  /** `aos`: inside a partner's own site, which has the navigation; `frame`: in an iframe of it. */
  readonly presentation: 'site' | 'aos' | 'frame';
  readonly frame?: Frame;
  readonly drawer: DrawerFact;
  readonly signIn: SignInFact;
  readonly account?: AccountFact;
  /** There when `account` is. */
  readonly accountMenu?: AccountMenuFact;
  readonly cart?: CartFact;
  readonly primary: readonly NavigationFact[];
  readonly secondary: readonly NavigationFact[];
  /** Whether the menu leads to the form for it. */
  readonly feedback: boolean;
  readonly support: SupportFact;
  readonly banner: {
    readonly id: string;
    readonly text: string;
    readonly link?: { readonly url: string; readonly text: string };
  } | null;
}

/** What the server knew when it rendered this page. Plain JSON; the browser hydrates with the same values. */
export interface Facts {
  /** Names the message catalog and formats numbers and dates. */
  readonly locale: string;
  /** BCP 47 of the words: of a language without a catalog it is English. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** ISO 3166-1, the site that the reader chose. */
  readonly country: string;
  /** `/de` where the address begins with a locale, else empty; `Anchor` and `Form` put it before paths by themselves. */
  readonly base: string;
  /** ISO 4217, what prices are asked in. */
  readonly currency: string;
  readonly brand: {
    readonly id: string;
    readonly name: string;
    /** Its own words above the search, where it has some. */
    readonly front?: { readonly title: string; readonly lead: string };
  };
  /** Files of the brand: the logo, the width of its word mark at a height of 28, a font to fetch early. */
  readonly look: { readonly logo: { readonly src: string; readonly width: number }; readonly font: string | null };
  /** Feature flags that differ from their default; `useFlag` reads them. */
  readonly flags?: FlagValues;
  /** What the reader agreed to beyond the strictly necessary; absent where that is nothing. */
  readonly consent?: readonly ConsentCategory[];
  /**
   * What comes after the page, where there is something: seasonal shows; the look for a blocker of advertisements, where whether
   * this visit is in its share is said only of readers who agreed to be measured; the prompt for who was signed in here before.
   */
  readonly extras?: { readonly seasonal?: true; readonly adBlock?: boolean; readonly returning?: true };
  readonly chrome: Chrome;
  /** Folder of the brand's front door, where it is not the usual one. */
  readonly front?: string | undefined;
  /** Where the account begins, where the brand says another path than `/profile/account`. */
  readonly accountPath?: string;
  readonly mode: 'demo' | 'production';
  /** `system` follows the reader's device. */
  readonly theme: 'system' | 'light' | 'dark';
  /** Instant of the render; pages take "today" from here so that both sides agree. */
  readonly now: string;
  /** Correlates this page with the server's log; shown as the incident id. */
  readonly requestId: string;
  readonly origin: string;
}

export const FactsContext = createContext<Facts | null>(null);

export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new TypeError('useFacts outside FactsContext');
  return facts;
}

/** The value of a feature flag. The default is named here so that no page carries the table; the compiler refuses another. */
export function useFlag<N extends FlagName>(name: N, byDefault: FlagDefault<N>): FlagValue<N> {
  return (useFacts().flags?.[name] ?? byDefault) as FlagValue<N>;
}

/** Nonce of this answer's content security policy; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
