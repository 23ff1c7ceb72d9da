import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { NavLinkItem } from '#design/nav-link';
import { type NavigationFact, useFacts, useFlag } from '../../facts.ts';
import { VERTICALS } from '../verticals/index.ts';
import { verticalOf } from './vertical-of.ts';

/** The brand's verticals and what it adds, with the site's words where it gives none. */
export function usePrimaryItems(pageId: string | undefined): NavLinkItem[] {
  const { chrome } = useFacts();
  const words = useNavWords();
  const { pathname } = useLocation();
  const current = verticalOf(pathname, chrome.primary);
  const friendly = useFlag('shell.friendlyUrls', true);
  const carries = friendly && pageId === 'results';
  return chrome.primary.map((item) => {
    const vertical = item.verticalName;
    const other = vertical !== undefined && current !== null && vertical !== current;
    return {
      ...words(item),
      ...(vertical !== undefined && { icon: VERTICALS[vertical]?.icon, current: vertical === current }),
      ...(carries && other && !item.newTab && { deferred: `${current} ${vertical}` }),
    };
  });
}

/** What a navigation item says; verticals without text have words here. */
export function useNavWords(): (item: NavigationFact) => NavLinkItem {
  const { t, i18n } = useLingui();
  const wordOf = (name: string) => (VERTICALS[name] ? i18n._(VERTICALS[name].text) : name);
  return ({ url, verticalName = '', text, title, ariaLabel, flagText, newTab, icon }) => ({
    href: url,
    text: text ?? wordOf(verticalName),
    ...(title && { title }),
    ...(ariaLabel && { label: ariaLabel }),
    ...(flagText && { flag: flagText }),
    ...(newTab && { newTab: t`(opens in a new tab)` }),
    ...(icon && { icon }),
  });
}
