import { useLingui } from '@lingui/react/macro';
import { Drawer, type DrawerProps, drawerRow, type DrawerSection, type DrawerSections } from '#design/drawer';
import { NavLink, type NavLinkItem } from '#design/nav-link';
import { useFacts, useFlag } from '../../facts.ts';
import { CountryButton } from '../pickers/country-button.tsx';
import { CurrencyButton } from '../pickers/currency-button.tsx';
import { AccountFold, ModeChoice } from './account/account-fold.tsx';
import type { AccountControl } from './account/use-account.ts';
import { useAccountLinks } from './account/use-account-links.ts';
import { useNavWords } from './use-nav-items.ts';
import { useSignIn } from './use-sign-in.ts';

export const SITE_DRAWER = 'site-menu';

type SiteDrawerProps = Pick<DrawerProps, 'layout' | 'folding' | 'unfolded' | 'modal' | 'ref'> & {
  readonly primary: readonly NavLinkItem[];
  /** Null for who is not signed in. */
  readonly account: AccountControl | null;
};

/** The menu of the site. Business, trips and cookies are places that their own modules fill. */
export function SiteDrawer({ primary, account, ...state }: SiteDrawerProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const rows = useAccountRows(account);
  const sections: DrawerSections = {
    account: { entries: rows.account },
    'sign-in': linksOf(useSignIn()),
    primary: { title: t`Book`, ...linksOf(primary) },
    secondary: { title: t`Help`, ...linksOf(useSecondary()) },
    feedback: linksOf(useFeedback()),
    pickers: { title: t`Site settings`, entries: [...usePickers(), ...rows.out] },
  };
  return (
    <Drawer
      {...state}
      id={SITE_DRAWER}
      label={t`Menu`}
      closeLabel={t`Close menu`}
      name={brand.name}
      sections={sections}
    />
  );
}

/** Who it is, their pages and, last of all, the way out. Help stands with that of everybody. */
function useAccountRows(control: AccountControl | null): Readonly<Record<'account' | 'out', DrawerSection['entries']>> {
  const { t } = useLingui();
  const { own } = useAccountLinks(control);
  if (!control) return { account: [], out: [] };
  const { state, confirm, signOut } = control;
  const unconfirmed: NavLinkItem[] =
    confirm === null ? [] : [{ href: confirm, text: t`Confirm your email address`, icon: 'mail-check' }];
  return {
    account: [
      { id: 'who', content: <AccountFold control={control} /> },
      ...(state?.businessState ? [{ id: 'mode', content: <ModeChoice control={control} /> }] : []),
      ...linksOf([...unconfirmed, ...own]).entries,
    ],
    out: linksOf([{ ...signOut, text: t`Sign out`, icon: 'log-out' }]).entries,
  };
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
function usePickers(): DrawerSection['entries'] {
  const { currency } = useFacts();
  const country = useFlag('pickers.country', true);
  const money = useFlag('pickers.currency', true) && currency !== '';
  return [
    ...(country ? [{ id: 'country', content: <CountryButton row={drawerRow} /> }] : []),
    ...(money ? [{ id: 'currency', content: <CurrencyButton row={drawerRow} /> }] : []),
  ];
}
