import { redirect } from 'react-router';
import { isApiError } from '#contract/core';

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
  return page === undefined ? null : `${page}?redir=${encodeURIComponent(back)}`;
}

/** Where somebody is sent whom a call refused for who they are; whatever else went wrong, as it is. */
export function leadIn(error: unknown, back: string): unknown {
  if (!isApiError(error)) return error;
  const entry = error.code === 'FRESH_SIGN_IN_REQUIRED' ? again(back) : entryFor(error.code, back);
  return entry === null ? error : redirect(entry);
}
