import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { MenuButton } from '#design/drawer';
import { Header, type HeaderProps } from '#design/header';
import { useFacts } from '../../facts.ts';
import { Choices } from '../pickers/choices.island.tsx';
import type { PageHandle } from '../../shell/layout.tsx';
import { SITE_DRAWER, SiteDrawer } from './site-drawer.tsx';
import { useDrawer } from './use-drawer.ts';
import { usePrimaryItems } from './use-nav-items.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Logo, what can be searched, and the way to one's booking; on checkout and inside a partner's site the logo alone. In its
 * frame nothing, unless there is a search to show.
 */
export function PageHeader({ summary }: { readonly summary?: ReactNode }) {
  const { t } = useLingui();
  const { brand, chrome } = useFacts();
  const name = brand.name;
  const home = { href: '/', label: t`${name}, front page`, name };
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  if (handle?.shell === 'checkout') return <Header home={home} />;
  if (chrome.presentation === 'frame' && !summary) return null;
  if (chrome.presentation !== 'site') return <Header home={home} summary={summary} />;
  return <WithDrawer home={home} summary={summary} pageId={handle?.pageId} />;
}

interface WithDrawerProps extends Pick<HeaderProps, 'home' | 'summary'> {
  readonly pageId: string | undefined;
}

/** Only these pages make room for the drawer. */
function WithDrawer({ home, summary, pageId }: WithDrawerProps) {
  const { t } = useLingui();
  const items = usePrimaryItems(pageId);
  const signIn = useSignIn();
  const { button, panel } = useDrawer(Boolean(summary));
  return (
    <>
      <Header
        home={home}
        summary={summary}
        menu={<MenuButton label={t`Menu`} drawer={SITE_DRAWER} {...button} />}
        tabs={{ label: t`What to search`, more: t`More`, items }}
        actions={[{ href: '/booking/find', text: t`Find my booking`, icon: 'ticket' }, ...signIn]}
        choices={<Choices />}
      />
      <SiteDrawer primary={items} {...panel} />
    </>
  );
}
