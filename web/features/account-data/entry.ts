import { redirect, type RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/core';
import { factsOf } from '../../api.ts';
import { publish } from '../../events.ts';
import { wakeIslands } from '../../island.tsx';
import { keepWish, resumeAt } from './wish.ts';

const ENTRIES: Readonly<Record<string, string>> = {
  SIGN_IN_REQUIRED: '/login',
  INVALID_SESSION: '/login',
  SIGN_IN_CLOSED: '/login',
  MISSING_TWO_FACTOR_AUTHENTICATION: '/business/verify',
  UNCONFIRMED_ACCOUNT: '/s/ident/resend',
};

/** Where somebody who is signed in proves it once more. */
export function again(back: string): string {
  return `/login?mode=again&redir=${encodeURIComponent(back)}`;
}

/** The page that makes a refused reader somebody who may come back; null where none does. */
export function entryFor(code: string | undefined, back: string): string | null {
  const page = ENTRIES[code ?? ''];
  const mode = code === 'INVALID_SESSION' ? 'mode=ended&' : '';
  return page === undefined ? null : `${page}?${mode}redir=${encodeURIComponent(back)}`;
}

/** Address of who is signed in, for whom something waits. */
export function whoIn(context: Readonly<RouterContextProvider>): string {
  return factsOf(context).chrome.account?.email ?? '';
}

export interface Refused {
  /** Page of the form, and what was pressed there: goes on once its reader has signed in again. */
  readonly path: string;
  readonly key: string;
  /** Address of who pressed it. */
  readonly who: string;
}

/**
 * Where somebody who is signed in proves it once more for what was refused: a page that leads back to it; in the browser the
 * dialog, over the page where it goes on.
 */
export async function againFor({ path, key, who }: Refused): Promise<string> {
  const to = resumeAt(path, key);
  if (import.meta.env.SSR) return again(to);
  keepWish(to, who);
  await wakeIslands();
  return publish('sign-in-wanted', { mode: 'again', redir: to }) ? to : again(to);
}

/** Where somebody is sent whom a call refused for who they are; whatever else went wrong, as it is. */
export function leadIn(error: unknown, back: string): unknown {
  const entry = isApiError(error) ? entryFor(error.code, back) : null;
  return entry === null ? error : redirect(entry);
}

/** The same for what somebody pressed, who may have signed in too long ago for it. */
export async function leadInFor(error: unknown, refused: Refused): Promise<unknown> {
  if (isApiError(error) && error.code === 'FRESH_SIGN_IN_REQUIRED') return redirect(await againFor(refused));
  return leadIn(error, refused.path);
}
