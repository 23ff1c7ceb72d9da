import { accountMenuOf, type Brand, brandText, navigationOf, normaliseLink, type Support } from '#domain/brands';
import { FLAGS, type FlagValues } from '#contract/flags';
import type { Chrome } from '../../web/facts.ts';
import type { BrowserSession } from '#domain/identity';
import { accountOf, type IdentityPages, signInOf } from './sign-in.ts';

interface ChromeReader {
  readonly locale: string;
  readonly presentation: Chrome['presentation'];
  /** Id of the message that they closed. */
  readonly closedBanner?: string | null;
  /** Of the address that is read, `https:`. */
  readonly protocol: string;
  readonly support: Support;
  /** What differs from the default. */
  readonly flags: FlagValues;
  /** Whether they opened or closed the menu; null where they did neither. */
  readonly drawer: 'open' | 'closed' | null;
  readonly identity: IdentityPages | null;
  /** Of the reader's browser, where it has one. */
  readonly session?: BrowserSession | null;
}

/** What stands around every page of a brand, in the reader's language. */
export function chromeOf(brand: Brand, reader: ChromeReader): Chrome {
  const { locale, presentation, closedBanner, protocol, support, identity, session = null } = reader;
  const account = accountOf(session);
  const { navigation, banner } = brand;
  return {
    presentation,
    drawer: { kind: navigation?.drawer ?? 'menu', open: beginsOpen(reader) },
    signIn: signInOf({
      pages: identity,
      presentation,
      known: account !== undefined,
      half: session?.account?.half ?? false,
      provedElsewhere: session?.provedElsewhere ?? false,
    }),
    ...(account && { account, accountMenu: accountMenuOf(brand) }),
    ...navigationOf(brand, locale, protocol),
    feedback: navigation?.feedback ?? true,
    support: { email: support.email, phone: support.phone, help: support.helpCenter },
    banner:
      banner && banner.id !== closedBanner
        ? {
            id: banner.id,
            text: brandText(banner.text, locale),
            ...(banner.link && {
              link: { url: normaliseLink(banner.link.url, protocol), text: brandText(banner.link.text, locale) },
            }),
          }
        : null,
  };
}

/** On very wide screens, [2.4-10c]: as asked for, until the reader says otherwise. */
function beginsOpen({ drawer, flags }: ChromeReader): boolean {
  if (drawer !== null) return drawer === 'open';
  return flags['shell.drawerOpen'] ?? FLAGS['shell.drawerOpen'].default;
}
