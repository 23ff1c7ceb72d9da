import { useLingui } from '@lingui/react/macro';
import { Drawer, type DrawerProps, drawerRow, type DrawerSection, type DrawerSections } from '#design/drawer';
import { NavLink, type NavLinkItem } from '#design/nav-link';
import { useFacts, useFlag } from '../../facts.ts';
import { CountryButton } from '../pickers/country-button.tsx';
import { CurrencyButton } from '../pickers/currency-button.tsx';
import { useNavWords } from './use-nav-items.ts';
import { useSignIn } from './use-sign-in.ts';

export const SITE_DRAWER = 'site-menu';

type SiteDrawerProps = Pick<DrawerProps, 'layout' | 'folding' | 'unfolded' | 'modal' | 'ref'> & {
  readonly primary: readonly NavLinkItem[];
};

/** The menu of the site. Account, business, trips and cookies are places that their own modules fill. */
export function SiteDrawer({ primary, ...state }: SiteDrawerProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const sections: DrawerSections = {
    'sign-in': linksOf(useSignIn()),
    primary: { title: t`Book`, ...linksOf(primary) },
    secondary: { title: t`Help and information`, ...linksOf(useSecondary()) },
    feedback: linksOf(useFeedback()),
    pickers: { title: t`Site settings`, ...usePickers() },
  };
  return (
    <Drawer
      {...state}
      id={SITE_DRAWER}
      label={t`Menu`}
      closeLabel={t`Close the menu`}
      name={brand.name}
      sections={sections}
    />
  );
}

function linksOf(items: readonly NavLinkItem[]): DrawerSection {
  return {
    entries: items.map((item) => ({
      id: item.href ?? item.text,
      content: <NavLink item={item} className={drawerRow} />,
    })),
  };
}

/** What every site has, then what the brand adds. */
function useSecondary(): NavLinkItem[] {
  const { t } = useLingui();
  const words = useNavWords();
  const { secondary, support } = useFacts().chrome;
  return [
    { href: '/booking/find', text: t`Find my booking`, icon: 'ticket' },
    { href: support.help, text: t`Help and contact`, icon: 'circle-question-mark' },
    ...secondary.map((item): NavLinkItem => ({ icon: 'info', ...words(item) })),
  ];
}

function useFeedback(): NavLinkItem[] {
  const { t } = useLingui();
  if (!useFacts().chrome.feedback) return [];
  return [{ href: '/feedback', text: t`Give feedback`, icon: 'message-square' }];
}

/** Each where its flag is on; the currency where the page knows one. */
function usePickers(): DrawerSection {
  const { currency } = useFacts();
  const country = useFlag('pickers.country', true);
  const money = useFlag('pickers.currency', true) && currency !== '';
  return {
    entries: [
      ...(country ? [{ id: 'country', content: <CountryButton row={drawerRow} /> }] : []),
      ...(money ? [{ id: 'currency', content: <CurrencyButton row={drawerRow} /> }] : []),
    ],
  };
}
