import type { OfferedMode } from './features/identity/flow.ts';

/** What parts of the site tell each other without knowing one another. */
export interface SiteEvents {
  /** Something is to be kept for somebody who is nobody yet. */
  'sign-up-wanted': { readonly why: 'currency' };
  /** The sign-in dialog, over the page that is read. It leads to `redir` (path and query), or back to that page. */
  'sign-in-wanted': { readonly mode: OfferedMode; readonly resultId?: string; readonly redir?: string };
  /** What was typed on the page is kept: nobody has to be asked before it is left. */
  'typed-kept': object;
  /** The sign-in dialog was closed by its reader. */
  'sign-in-closed': object;
  'login-success': object;
  /** What the header shows of an account may have changed. */
  'header-reload': object;
  /** The dialog over a result that was to be kept was closed, [2.1-01e]. */
  'soft-gate-closed': { readonly resultId: string };
  /** Somebody wants to travel for a company. */
  'business-wanted': object;
  /**
   * What a page that shows us in a frame says its reader answered there about consent. It grants nothing: ours is asked by us
   * and judged by the server.
   */
  'host-consent': { readonly granted: boolean };
  /** Where such a page has its consent module; an address of its own or of ours. Nothing is loaded from it. */
  'host-consent-prefix': { readonly prefix: string };
}

type Hear<N extends keyof SiteEvents> = (detail: SiteEvents[N]) => void;

const heard = new Map<keyof SiteEvents, Set<Hear<never>>>();

/** True where somebody listens. */
export function publish<N extends keyof SiteEvents>(name: N, detail: SiteEvents[N]): boolean {
  const listeners = [...(heard.get(name) ?? [])] as Hear<N>[];
  for (const listener of listeners) listener(detail);
  return listeners.length > 0;
}

/** Gives what ends it. */
export function subscribe<N extends keyof SiteEvents>(name: N, listener: Hear<N>): () => void {
  const listeners = heard.get(name) ?? new Set();
  heard.set(name, listeners.add(listener));
  return () => listeners.delete(listener);
}

export function once<N extends keyof SiteEvents>(name: N): Promise<SiteEvents[N]> {
  return new Promise((resolve) => {
    const stop = subscribe(name, (detail) => {
      stop();
      resolve(detail);
    });
  });
}
