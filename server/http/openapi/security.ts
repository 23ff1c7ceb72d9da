import type { Call, Permission } from '#contract/core';
import { SESSION_COOKIE } from '../browser-visitor.ts';

/** What the pipeline asks of whoever calls. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description:
      'The session of a browser, opened by the first call that needs one. Its account decides what it may do.',
  },
  formToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF',
    description:
      'A form token of the session, from `POST /s/run/formtoken`; in a form the field `formtoken`. Signing in or out requires a new one.',
  },
};

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, readonly string[]>>;

/** What is asked where a call says nothing else: most of them change something. */
export const USUAL_SECURITY: readonly Requirement[] = [{ session: [], formToken: [] }];

/** One of these; an empty one means that nothing is needed. */
export function securityOf({ scope, csrf }: Call): { readonly security?: readonly Requirement[] } {
  if (csrf === 'token') return {};
  return { security: scope === 'anybody' ? [{}, { session: [] }] : [{ session: [] }] };
}

/** Said of calls for members of a company alone: they need more than a session. */
export function membersOf({ scope, permissions }: Call): {
  readonly 'x-scope'?: 'company';
  readonly 'x-permissions'?: readonly Permission[];
} {
  if (scope !== 'company') return {};
  return { 'x-scope': scope, ...(permissions && { 'x-permissions': permissions }) };
}
