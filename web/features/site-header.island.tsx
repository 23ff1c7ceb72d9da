import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { MenuButton } from '#design/drawer';
import { Header, type HeaderProps } from '#design/header';
import { SkipLinks } from '#design/skip-link';
import { useFacts, useFlag } from '../facts.ts';
import { accountPathIn } from './chrome/account/account-path.ts';
import { AccountButton } from './chrome/account/account-button.tsx';
import { useAccount } from './chrome/account/use-account.ts';
import { AddingStrip, type Searched } from './cart/adding-strip.tsx';
import { BrandMessage } from './chrome/brand-message.tsx';
import { CartButton } from './cart/cart-button.tsx';
import { SignInOverPage } from './identity/sign-in-overlay.tsx';
import { Choices } from './pickers/choices.island.tsx';
import type { PageHandle } from '../shell/layout.tsx';
import { FrameTabs } from './chrome/frame-tabs.tsx';
import { SITE_DRAWER, SiteDrawer } from './chrome/site-drawer.tsx';
import { useDrawer } from './chrome/use-drawer.ts';
import { usePrimaryItems } from './chrome/use-nav-items.ts';
import { useSignIn } from './chrome/use-sign-in.ts';

/** Pages that begin with the search form: beside the main content it can be skipped to. */
const BEGIN_WITH_FORM = ['frontdoor', 'search'];

interface PageHeaderProps {
  readonly summary?: ReactNode;
  /** What the page searches, where it has a summary. */
  readonly searched?: Searched | undefined;
}

/**
 * The brand's message, logo, what can be searched, and the way to one's booking; on checkout without a search and inside a partner's site the
 * logo alone. In its frame the search that is
 * shown, or the way from one form to the other.
 */
export function PageHeader({ summary, searched }: PageHeaderProps) {
  const { t } = useLingui();
  const { brand, chrome } = useFacts();
  const name = brand.name;
  const home = { href: '/', label: t`${name}, homepage`, name };
  const page = useMatches().findLast((match) => match.handle);
  const handle = page?.handle as PageHandle | undefined;
  const variant = useFlag('shell.header', 'new');
  const pinned = variant === 'new';
  if (handle?.shell === 'checkout' && !summary) return <Header home={home} />;
  // What failed to load has nothing to skip to.
  const form = page?.loaderData !== undefined && BEGIN_WITH_FORM.includes(handle?.pageId ?? '');
  if (chrome.presentation === 'frame') {
    if (summary) return <Header home={home} summary={summary} />;
    return form ? <FrameTabs /> : null;
  }
  const shared = { home, summary, variant, pinned, overForm: pinned && form };
  return (
    <>
      <span data-top tabIndex={-1} data-announce={t`Top of the page`} />
      {form && (
        <SkipLinks label={t`Within this page`} links={[{ href: '#search-form', text: t`Skip to the search form` }]} />
      )}
      <BrandMessage pinned={pinned} />
      {chrome.presentation === 'site' ? (
        <WithDrawer {...shared} pageId={handle?.pageId} searched={searched} />
      ) : (
        <Header {...shared} />
      )}
    </>
  );
}

interface WithDrawerProps extends Pick<HeaderProps, 'home' | 'summary' | 'variant' | 'pinned' | 'overForm'> {
  readonly pageId: string | undefined;
  readonly searched: Searched | undefined;
}

/** Only these pages make room for the drawer. */
function WithDrawer({ pageId, searched, ...shared }: WithDrawerProps) {
  const { t } = useLingui();
  const items = usePrimaryItems(pageId);
  const signIn = useSignIn();
  // Beside a search the row has room for one; its page leads to both.
  const inRow = shared.summary && shared.variant === 'new' ? signIn.slice(0, 1) : signIn;
  const account = useAccount();
  const facts = useFacts();
  const { cart } = facts.chrome;
  const { button, panel } = useDrawer(Boolean(shared.summary));
  return (
    <>
      <Header
        {...shared}
        menu={<MenuButton label={t`Menu`} drawer={SITE_DRAWER} {...button} />}
        tabs={{ label: t`What to search`, more: t`More`, items }}
        actions={[
          account
            ? { href: accountPathIn(facts), text: t`Bookings`, icon: 'ticket', from: 'L' }
            : { href: '/booking/find', text: t`Find my booking`, icon: 'ticket', from: 'M' },
          ...inRow.map((item, index) => (index > 0 ? { ...item, from: 'L' as const } : item)),
        ]}
        cart={cart && <CartButton />}
        choices={<Choices />}
        account={account && <AccountButton control={account} />}
      />
      {cart && <AddingStrip searched={searched} />}
      <SiteDrawer primary={items} account={account} {...panel} />
      {(account || signIn.length > 0) && <SignInOverPage />}
    </>
  );
}
