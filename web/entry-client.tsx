import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { apiContext, factsContext, fetchApi } from './api.ts';
import { type Boot, lateValue, reviveErrors } from './boot.ts';
import { chunkMap as fetchChunkMap, firstFiles } from './chunks.ts';
import { watchReader } from './intent.ts';
import { Document } from './document.tsx';
import { i18nFor } from './i18n.ts';
import { keepWritten } from './written-parts.ts';
import { wakeIslands } from './island.tsx';
import { reviveLater } from './later.ts';
import { createRoutes } from './routes.tsx';
import { trackTo } from './features/measuring/track.ts';

async function start(boot: Boot): Promise<void> {
  const { facts, styles, joined, chunkMap, words, pages } = boot.d;
  for (const [module, file] of Object.entries(pages ?? {})) firstFiles.set(module, file);
  const basename = facts.base || '/';
  const routes = createRoutes(facts);
  const [i18n] = await Promise.all([i18nFor(facts.locale, words), resolveMatched(routes, basename)]);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: {
      loaderData: reviveLater(boot.d.loaderData, (key) => lateValue(boot, key)),
      actionData: boot.d.actionData,
      errors: reviveErrors(boot.d.errors),
    },
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, fetchApi);
      context.set(factsContext, facts);
      return context;
    },
  });
  router.subscribe(() => {
    if (!isIdle(router)) wakeIslands().catch(() => reloadWhenIdle(router));
  });
  if (facts.consent || facts.extras || facts.chrome.frame) {
    trackTo(import('./features/extras.ts').then(({ startExtras }) => startExtras(router, facts, i18n)));
  }
  keepWritten();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document
          facts={facts}
          i18n={i18n}
          styles={styles}
          joined={joined}
          preloads={[]}
          chunkMap={chunkMap}
          nonce={undefined}
        >
          <RouterProvider router={router} />
        </Document>
      </StrictMode>,
    );
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

function isIdle({ state }: Router): boolean {
  return state.navigation.state === 'idle' && state.revalidation === 'idle';
}

/** The address is right by then, and the server draws the page that this one cannot become. */
function reloadWhenIdle(router: Router): void {
  if (isIdle(router)) return window.location.reload();
  const stop = router.subscribe(() => {
    if (!isIdle(router)) return;
    stop();
    window.location.reload();
  });
}

/** The router starts blank while a matched route is still lazy, so they are loaded first. */
async function resolveMatched(routes: RouteObject[], basename: string): Promise<void> {
  const matched = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

if (globalThis.__wf) void start(globalThis.__wf);
// Whoever is here may go on to another page.
watchReader(() => void fetchChunkMap().catch(() => undefined));
// The cart may have changed in another window: the header reads it once it is alive.
window.addEventListener('focus', () => {
  if (document.getElementById('cart-chip')) wakeIslands().catch(() => undefined);
});
// From the same page in another language or currency, or from before a sign-in, with what was typed there.
if (location.hash === '#carried' || keepsTyped())
  void import('./features/pickers/arrive.ts').then(({ arrive }) => arrive());

function keepsTyped(): boolean {
  try {
    return 'wf-carried' in sessionStorage;
  } catch {
    return false;
  }
}
