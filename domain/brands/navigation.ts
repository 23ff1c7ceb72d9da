import type { Brand } from './brand.ts';
import type { NavigationIcon } from './navigation-schema.ts';
import { normaliseLink } from './normalise-link.ts';
import { type BrandText, brandText } from './text.ts';

/** One link of the header or the menu, ready to be drawn in the reader's language, [3-19]. */
export interface NavigationItem {
  readonly url: string;
  /** The vertical that it leads to; a search can be carried over to it. */
  readonly verticalName?: string;
  /** Left out where the site has words of its own for the vertical. */
  readonly text?: string;
  readonly title?: string;
  readonly ariaLabel?: string;
  /** Such as 'New': said as text, never by colour alone. */
  readonly flagText?: string;
  readonly newTab?: boolean;
  readonly icon?: NavigationIcon;
}

export interface Navigation {
  readonly primary: readonly NavigationItem[];
  readonly secondary: readonly NavigationItem[];
}

/** A brand's verticals in its order, then what it adds; `protocol` is what a link to `www.` gets. */
export function navigationOf(brand: Brand, locale: string, protocol: string): Navigation {
  const { primary = [], secondary = [] } = brand.navigation ?? {};
  const item = (given: (typeof primary)[number]) => itemOf(given, locale, protocol);
  const own = new Map(primary.flatMap((given) => (given.verticalName ? [[given.verticalName, item(given)]] : [])));
  const verticals = brand.verticals.map(
    // The front door asks for what comes first.
    (name, at) => own.get(name) ?? { url: at === 0 ? '/' : `/${name}`, verticalName: name },
  );
  return {
    primary: [
      ...verticals,
      ...primary.filter((given) => !brand.verticals.includes(given.verticalName ?? '')).map(item),
    ],
    secondary: secondary.map(item),
  };
}

type Given = NonNullable<NonNullable<Brand['navigation']>['primary']>[number];

function itemOf(given: Given, locale: string, protocol: string): NavigationItem {
  const { url, verticalName, newTab, icon, ...texts } = given;
  const said = Object.entries(texts as Record<string, BrandText | undefined>).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, brandText(text, locale)]],
  );
  return {
    url: normaliseLink(url, protocol),
    ...(verticalName !== undefined && { verticalName }),
    ...(newTab && { newTab }),
    ...(icon && { icon }),
    ...(Object.fromEntries(said) as Pick<NavigationItem, 'text' | 'title' | 'ariaLabel' | 'flagText'>),
  };
}
