import { type ReactNode, StrictMode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Api } from '#contract/core';
import { apiContext, factsContext } from './api.ts';
export { drawArt } from './art.ts';
export { isPageId, pageAt } from './page-at.ts';
export { buildBrand } from '#design/tokens';
import { type BootData, bootScript, lateScript, plainErrors } from './boot.ts';
import { Document } from './document.tsx';
import type { Facts } from './facts.ts';
import { frontOf } from './features/verticals/front.ts';
import { FooterContext } from './features/footer/footer-data.ts';
import { footerFor } from './features/footer/kept-footers.ts';
import { type Hints, hintsContext } from './hints.ts';
import { i18nFor, type WordFiles } from './i18n.ts';
import { loadIslands } from './island.tsx';
import { splitLater } from './later.ts';
import { StylesContext } from './plain-styles.tsx';
import { createRoutes } from './routes.tsx';
import type { PageHandle } from './shell/layout.tsx';

/** Files that a page needs, as the server knows them from the build manifest. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Files of the build that `styles` hold already, so that no script asks for them. */
  readonly joined: readonly string[];
  readonly preloads: readonly string[];
  readonly chunkMap: string | null;
  /** File of a module of the build; null in development, where modules are asked for by their path. */
  readonly fileOf: ((module: string) => string) | null;
  /** Stylesheets that a module brings beyond those of the page. */
  readonly stylesOf: (module: string) => readonly string[];
  /** What to say with; null in development, which has all words. */
  readonly words: WordFiles | null;
  /** Development only: what runs instead of importing the entry at once. */
  readonly preamble: string;
}

export interface PageRequest {
  readonly request: Request;
  readonly api: Api;
  readonly facts: Facts;
  readonly nonce: string;
  /** `modules` are paths from the root: the matched routes. */
  assets(modules: readonly string[], locale: string): PageAssets | Promise<PageAssets>;
  readonly onError: (error: unknown) => void;
  /** Hears what the loaders say about their answer. */
  readonly hints: Hints;
}

export interface RenderedPage {
  readonly status: number;
  /** React's stream; it calls `flush` at points where late scripts may be written. */
  pipe: PipeableStream['pipe'];
  abort(reason: unknown): void;
  /** Scripts with late values, each as it settles. */
  readonly late: readonly Promise<string>[];
}

type Handler = ReturnType<typeof createStaticHandler>;
const handlers = new Map<string, Handler>();

/** Of the pages under a base, with routes of their own: resolving a lazy one writes into it. */
function handlerFor({ base, accountPath, chrome }: Facts): Handler {
  const front = frontOf(chrome.primary);
  const key = `${base} ${accountPath} ${front}`;
  const handler =
    handlers.get(key) ??
    createStaticHandler(createRoutes({ accountPath, front }), base ? { basename: base } : undefined);
  handlers.set(key, handler);
  return handler;
}

/** Runs the loaders (or the action) and renders. A `Response` is a redirect. */
export async function renderPage(page: PageRequest): Promise<RenderedPage | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, page.api);
  requestContext.set(factsContext, page.facts);
  requestContext.set(hintsContext, page.hints);
  const context = await handlerFor(page.facts).query(page.request, { requestContext });
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) page.onError(error);
  try {
    return await renderContext(page, context);
  } catch (error) {
    page.onError(error);
    return renderContext(page, {
      ...context,
      statusCode: 500,
      loaderData: {},
      actionData: null,
      errors: { pages: error },
    });
  }
}

async function renderContext(page: PageRequest, context: StaticHandlerContext): Promise<RenderedPage> {
  if (!MATCHED.has(page.request)) MATCHED.set(page.request, handlesOf(context.matches));
  const [i18n, footer, assets] = await Promise.all([
    i18nFor(page.facts.locale),
    // A frame has a foot of its own.
    page.facts.chrome.frame
      ? null
      : footerFor(page.api, page.facts, (part, cause) => {
          if (!page.facts.flags?.['shell.quietLoadFailures'])
            page.onError(new Error(`The footer has no ${part}`, { cause }));
        }),
    page.assets(neededModules(page), page.facts.locale),
    loadIslands(),
  ]);
  const { plain, later } = splitLater(context.loaderData);
  const boot: BootData = {
    facts: { ...page.facts, front: frontOf(page.facts.chrome.primary) },
    styles: assets.styles,
    joined: assets.joined,
    chunkMap: assets.chunkMap,
    pages: assets.fileOf && pageFiles(page, assets.fileOf),
    words: assets.words,
    loaderData: plain,
    actionData: context.actionData,
    errors: plainErrors(context.errors),
  };
  const router = createStaticRouter(handlerFor(page.facts).dataRoutes, context);
  const { pipe, abort } = await shell(
    page,
    boot,
    assets,
    <StrictMode>
      <FooterContext value={footer}>
        <StylesContext value={assets.stylesOf}>
          <Document
            styles={assets.styles}
            joined={assets.joined}
            preloads={assets.preloads}
            chunkMap={assets.chunkMap}
            facts={page.facts}
            i18n={i18n}
            nonce={page.nonce}
          >
            <StaticRouterProvider router={router} context={context} hydrate={false} nonce={page.nonce} />
          </Document>
        </StylesContext>
      </FooterContext>
    </StrictMode>,
  );
  return {
    status: context.statusCode,
    pipe,
    abort,
    late: [...later].map(([key, promise]) =>
      promise.then(
        (value) => lateScript(key, value, false),
        () => lateScript(key, null, true),
      ),
    ),
  };
}

function shell(page: PageRequest, boot: BootData, assets: PageAssets, element: ReactNode): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      nonce: page.nonce,
      // What is ready is written in its place: React would move large parts there with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      bootstrapScriptContent: bootScript(boot, assets.entry, assets.preamble),
      onShellReady: () => resolve(stream),
      onShellError: reject,
      onError: page.onError,
    });
  });
}

/** Modules of the matched route. */
export function neededModules(page: Pick<PageRequest, 'request' | 'facts'>): string[] {
  return matchedHandles(page).map(({ module }) => module);
}

/** Matching reads every route of the site anew, some milliseconds: once a page. */
const MATCHED = new WeakMap<Request, PageHandle[]>();

function matchedHandles({ request, facts }: Pick<PageRequest, 'request' | 'facts'>): PageHandle[] {
  const known = MATCHED.get(request);
  if (known) return known;
  const { pathname } = new URL(request.url);
  const handles = handlesOf(matchRoutes(handlerFor(facts).dataRoutes, pathname, facts.base || '/') ?? []);
  MATCHED.set(request, handles);
  return handles;
}

function handlesOf(matches: readonly { readonly route: { readonly handle?: unknown } }[]): PageHandle[] {
  return matches.flatMap(({ route }) => (route.handle as PageHandle | undefined) ?? []);
}

function pageFiles(page: PageRequest, fileOf: (module: string) => string): Record<string, string> {
  return Object.fromEntries(matchedHandles(page).map(({ module }) => [module, fileOf(module)]));
}
