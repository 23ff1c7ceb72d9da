import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, use, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { SkipLinks } from '#design/skip-link';
import { NonceContext } from '../facts.ts';
import { SiteHeader } from '../features/site-header.tsx';
import { Announcer } from './announcer.tsx';
import { DemoRibbon } from './demo-ribbon.tsx';
import { watchReader } from '../intent.ts';
import styles from './layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { useFollowedLinks } from './use-followed-links.ts';

/** What a route says about itself in `web/routes.tsx`. */
export interface PageHandle {
  /** Analytics page id, e.g. `frontdoor`. */
  readonly pageId: string;
  /** Path of the route module from the root, for preloading. */
  readonly module: string;
  /** `task`: a short footer. `list`: that with country and currency. `checkout`: that and, where the page brings no header, no navigation that leads away. `bare`: the page brings all of it, as a sheet for printing does. */
  readonly shell?: 'site' | 'task' | 'list' | 'checkout' | 'bare';
  /** The page's own header, known once its module is loaded. */
  Header?: ComponentType;
}

function usePageHandle(): PageHandle | undefined {
  return useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast((handle) => handle !== undefined);
}

/** Header, page, footer; the page says its id on the root element. */
export function Layout() {
  const handle = usePageHandle();
  if (handle?.shell === 'bare') {
    return (
      <BareFrame pageId={handle.pageId}>
        <Outlet />
        <ScrollRestoration nonce={use(NonceContext)} />
      </BareFrame>
    );
  }
  return (
    <Frame pageId={handle?.pageId ?? 'error'} shell={handle?.shell ?? 'site'} Header={handle?.Header}>
      <Outlet />
      <ScrollRestoration nonce={use(NonceContext)} />
    </Frame>
  );
}

interface FrameProps {
  readonly pageId: string;
  readonly shell: 'site' | 'task' | 'list' | 'checkout';
  readonly Header?: ComponentType | undefined;
  readonly children: ReactNode;
}

/** Skip link, header, main, footer, live regions: the same around every page. */
export function Frame({ pageId, shell, Header = SiteHeader, children }: FrameProps) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  useReadyMark();
  useFollowedLinks();
  useFocusOnArrival();
  return (
    <div className={styles.frame} data-page-id={pageId}>
      <SkipLinks label={t`Skip links`} links={[{ href: '#main', text: t`Skip to main content` }]} />
      <DemoRibbon />
      <Header />
      {busy && <div className={styles.progress} aria-hidden="true" />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      <SiteFooter shell={shell === 'task' ? 'checkout' : shell} />
      <Announcer />
    </div>
  );
}

function BareFrame({ pageId, children }: Pick<FrameProps, 'pageId' | 'children'>) {
  useReadyMark();
  useFollowedLinks();
  return (
    <>
      <div data-page-id={pageId}>{children}</div>
      <Announcer />
    </>
  );
}

/** A new page begins at its top, also for the keyboard; a new view of the same page leaves the focus where it is. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Marks the end of hydration, for tests and for styles that need scripts. What only a reader needs comes with the first. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    return watchReader(() => void import('../features/reader/begin.ts').then(({ begin }) => begin()));
  }, []);
}
