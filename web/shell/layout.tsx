import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { SkipLinks } from '#design/skip-link';
import { NonceContext } from '../facts.ts';
import { Announcer } from './announcer.tsx';
import styles from './layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What a route says about itself in `web/routes.tsx`. */
export interface PageHandle {
  /** Analytics page id, e.g. `frontdoor`. */
  readonly pageId: string;
  /** Path of the route module from the root, for preloading. */
  readonly module: string;
  /** `checkout`: no navigation that leads away. */
  readonly shell?: 'site' | 'checkout';
}

function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast((handle) => handle !== undefined);
}

/** Header, page, footer; the page says its id on the root element. */
export function Layout() {
  const handle = usePageHandle();
  return (
    <Frame pageId={handle?.pageId ?? 'error'} shell={handle?.shell ?? 'site'}>
      <Outlet />
      <ScrollRestoration nonce={use(NonceContext)} />
    </Frame>
  );
}

export function Frame(props: { pageId: string; shell: 'site' | 'checkout'; children: ReactNode }) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  useReadyMark();
  return (
    <div className={styles.frame} data-page-id={props.pageId}>
      <SkipLinks label={t`Skip links`} links={[{ href: '#main', text: t`Skip to main content` }]} />
      <SiteHeader shell={props.shell} />
      {busy && <div className={styles.progress} aria-hidden="true" />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={busy || undefined}>
        {props.children}
      </main>
      <SiteFooter shell={props.shell} />
      <Announcer />
    </div>
  );
}

/** Marks the end of hydration, for tests and for styles that need scripts. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
}
