import { type ErrorResponse, isRouteErrorResponse } from 'react-router';
import type { Facts } from './facts.ts';
import type { WordFiles } from './i18n.ts';

/** What the server leaves in the page for hydration. */
export interface BootData {
  readonly facts: Facts;
  readonly styles: readonly string[];
  readonly joined: readonly string[];
  readonly chunkMap: string | null;
  readonly words: WordFiles | null;
  /** Files of the modules of the matched page; null in development. */
  readonly pages: Readonly<Record<string, string>> | null;
  readonly loaderData: Record<string, unknown>;
  readonly actionData: Record<string, unknown> | null;
  readonly errors: Record<string, PlainError> | null;
}

export type PlainError =
  | { readonly kind: 'response'; readonly status: number; readonly statusText: string; readonly data: unknown }
  | { readonly kind: 'error'; readonly message: string };

/** The object that the inline script makes: data, and late values as they arrive. */
export interface Boot {
  readonly d: BootData;
  readonly l: Record<string, readonly [value: unknown, failed: 0 | 1] | undefined>;
  readonly w: Record<string, (() => void) | undefined>;
  /** A link into the page that was pressed before `followFragments` listened; null once it does. */
  f?: HTMLAnchorElement | null;
}

declare global {
  var __wf: Boot | undefined;
}

/** Errors cross to the browser without their stack. */
export function plainErrors(errors: Record<string, unknown> | null): Record<string, PlainError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, plainError(error)]));
}

function plainError(error: unknown): PlainError {
  if (!isRouteErrorResponse(error)) return { kind: 'error', message: 'Unexpected server error' };
  return { kind: 'response', status: error.status, statusText: error.statusText, data: error.data };
}

export function reviveErrors(errors: Record<string, PlainError> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, reviveError(error)]));
}

function reviveError(error: PlainError): unknown {
  if (error.kind === 'error') return new TypeError(error.message);
  const { status, statusText, data } = error;
  // React Router recognises its error responses by these fields.
  const answer = { status, statusText, data, internal: false };
  return answer satisfies ErrorResponse;
}

const BACKSLASH_U = '\\u';

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(/[<>&\u2028\u2029]/g, (char) => {
    return BACKSLASH_U + char.charCodeAt(0).toString(16).padStart(4, '0');
  });
}

/**
 * Keeps a press on a link into the page for `followFragments`, whose script is on its way: the router draws anew when the address
 * changes, and of a part that still sleeps nothing would be left until its own script is there. Where none comes, the browser follows.
 */
const KEEP_PRESS = `addEventListener("click",function(e){var a=e.target.closest&&e.target.closest('a[href^="#"]');\
if(!a||__wf.f===null||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!document.documentElement.dataset.ready)return;\
e.preventDefault();__wf.f=a;setTimeout(function(){__wf.f&&(location.hash=a.hash)},2e3)},true);`;

/** The inline script: data, the late-value door, what is pressed early, then the entry with its own two retries. */
export function bootScript(data: BootData, entry: string, preamble: string): string {
  const door = 'l:{},w:{},r(k,v,f){this.l[k]=[v,f];this.w[k]&&this.w[k]()}';
  const load = `(function l(n){import(${scriptJson(entry)}+(n?"?r="+n:"")).catch(function(){n<2&&setTimeout(l,200<<n,n+1)})})(0)`;
  return `self.__wf={d:${scriptJson(data)},${door}};${KEEP_PRESS}${preamble || load}`;
}

export function lateScript(key: string, value: unknown, failed: boolean): string {
  return `__wf.r(${scriptJson(key)},${scriptJson(value)},${failed ? 1 : 0})`;
}

/** Waits for a late value of the first page. */
export function lateValue(boot: Boot, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    function settle(): void {
      const arrived = boot.l[key];
      if (!arrived) return;
      if (arrived[1]) reject(new TypeError('Unexpected server error'));
      else resolve(arrived[0]);
    }
    boot.w[key] = settle;
    settle();
  });
}
