import type { ComponentType } from 'react';
import {
  type ActionFunction,
  data,
  type LoaderFunction,
  redirect,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { type ApiError, isApiError } from '#contract/core';
import { chunkMap, type Importer, loadMapped } from './chunks.ts';
import { loadPart } from './i18n.ts';
import { SiteHeader } from './features/site-header.tsx';
import { loadIslands } from './island.tsx';
import type { PageSpec } from './page-route.ts';
import type { PageHandle } from './shell/layout.tsx';

interface PageModule {
  readonly default: ComponentType;
  /** Takes the place of the site's header, e.g. the steps of checkout; reads its data by `useRouteLoaderData(folder)`. */
  readonly Header?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** In a built page the map of chunks knows where pages lie, so that no page carries the list of all. */
const unbuilt =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        pages: import.meta.glob<Pick<PageModule, 'Header' | 'default'>>('./routes/*/page.tsx'),
        data: import.meta.glob<Omit<PageModule, 'Header' | 'default'>>('./routes/*/data.ts'),
      }
    : undefined;

/** The module of a page is put together by the build (tools/page-modules.ts). */
function importerOf(folder: string, module: string): Importer<PageModule> {
  if (!unbuilt) return () => loadMapped(module);
  const importPage = unbuilt.pages[`./routes/${folder}/page.tsx`];
  const importData = unbuilt.data[`./routes/${folder}/data.ts`];
  if (!importPage) throw new TypeError(`No page in ${folder}`);
  return async () => {
    const [page, own] = await Promise.all([importPage(), importData?.()]);
    return { ...own, ...page };
  };
}

/** The route object of one page: its module is a chunk of its own, loaded with retries. */
export function page(spec: PageSpec): RouteObject {
  const module = `web/routes/${spec.folder}/all.ts`;
  const importer = importerOf(spec.folder, module);
  const handle: PageHandle = { pageId: spec.pageId, module, ...(spec.shell && { shell: spec.shell }) };
  return {
    id: spec.id,
    path: spec.path,
    handle,
    lazy: async () => {
      const loaded = await loadPart(module, importer);
      if (loaded.Header) handle.Header = loaded.Header;
      if (import.meta.env.SSR) await loadIslands();
      return {
        Component: loaded.default,
        ...(loaded.loader && { loader: refusing(bringing(loaded.loader, module)) }),
        ...(loaded.action && { action: refusing(loaded.action) }),
        ...(loaded.shouldRevalidate && { shouldRevalidate: loaded.shouldRevalidate }),
      };
    },
  };
}

/** In the browser a loader runs when the page is to be drawn there, with nothing from the server that could wait for intent. */
function bringing(loader: LoaderFunction, module: string): LoaderFunction {
  if (import.meta.env.SSR) return loader;
  return async (args, handlerContext) => {
    const [answer] = await Promise.all([loader(args, handlerContext), bringIslands(module)]);
    return answer;
  };
}

/** The islands that the page may draw; where nothing tells them, all that are known. */
async function bringIslands(module: string): Promise<void> {
  const map = await chunkMap().catch(() => null);
  await Promise.all([SiteHeader.load(), loadIslands(map?.[module]?.islands)]);
}

/** A refusal that the page lets pass becomes an error response with its status, the same on both sides. */
function refusing<F extends LoaderFunction | ActionFunction>(run: F): F {
  const wrapped: LoaderFunction = async (args, handlerContext) => {
    try {
      return await (run as LoaderFunction)(args, handlerContext);
    } catch (error) {
      if (import.meta.env.SSR && isApiError(error) && error.code === 'MISSING_TWO_FACTOR_AUTHENTICATION') {
        const { pathname, search } = new URL(args.request.url);
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told where to go
        throw redirect(`/business/verify?${new URLSearchParams({ redir: pathname + search }).toString()}`);
      }
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
      if (isApiError(error) && isAddressFault(error)) throw data({ errors: [] }, { status: 404 });
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- how React Router is told of a status
      if (isApiError(error)) throw data({ errors: error.errors }, { status: error.status || 503 });
      throw error;
    }
  };
  return wrapped as F;
}

/** What calls name the id and the key that a page takes from its address. */
const PARTS_OF_ADDRESSES: readonly (string | undefined)[] = ['id', 'travelerId', 'token'];

/** The address itself is none that could lead anywhere: nothing on a page can mend that. */
function isAddressFault({ code, errors }: ApiError): boolean {
  return code === 'VALIDATION_ERROR' && errors.every(({ field }) => PARTS_OF_ADDRESSES.includes(field));
}
