import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ProviderName, PROVIDERS } from '#contract/identity';
import { type finishRound, LINK_PAGE, type RoundOutcome } from '#domain/identity';
import { z } from '#zod';
import { addCookies, type ExchangeOf } from '../http/api-routes.ts';
import { browserOf } from '../http/browser.ts';
import { inputOf, saidWithin } from '../http/route-input.ts';
import { callbackPath } from './sign-in-providers.ts';

export const ROUND_COOKIE = '__Host-wf-round';
const ROUND_SECONDS = 600;
const said = saidWithin(2_000);
/** What a provider may say; nothing else of its form or address is read. */
const BROUGHT = z.object({ state: said, code: said, iss: said, error: said, user: said });

type Params = Readonly<Record<string, string>>;

/** The browser that began a round, also when a provider's page posts to us: other cookies stay at home then. */
export function roundCookie(state: string | null): string {
  const life = state === null ? 0 : ROUND_SECONDS;
  return `${ROUND_COOKIE}=${state ?? ''}; Path=/; Max-Age=${life}; HttpOnly; Secure; SameSite=None`;
}

/**
 * Where providers send browsers back to. A form posted from a provider's page is turned into an address and nothing else; the
 * address is judged. Both are for the browser alone that began the round, once.
 */
export function answerCallbacks(
  app: FastifyInstance,
  exchangeOf: ExchangeOf,
  finish: ReturnType<typeof finishRound>,
): void {
  for (const provider of PROVIDERS) {
    const url = callbackPath(provider);
    app.post(
      url,
      { config: { limit: 'identity.callback', calledFrom: 'provider', reads: BROUGHT } },
      async (request, reply) => {
        const params = paramsIn(request);
        const on = isOwn(request, params)
          ? `${url}?${new URLSearchParams(params)}`
          : pageOf(provider, 'PROVIDER_ROUND_OVER');
        return reply.header('cache-control', 'no-store').redirect(on, 303);
      },
    );
    app.get(url, { config: { limit: 'identity.callback', reads: BROUGHT } }, async (request, reply) => {
      const exchange = exchangeOf(request);
      const params = paramsIn(request);
      const { visitor, ip, browser } = exchange;
      const asking = { ip, device: browser.device };
      // Of another browser no round is found, nor spoilt for its own.
      const given = isOwn(request, params) ? params : {};
      const outcome = await finish(await exchange.ctx(), { provider, params: given }, asking);
      if (outcome.opened) visitor.adopt(outcome.opened);
      visitor.keep(roundCookie(null));
      addCookies(reply, exchange);
      return reply.header('cache-control', 'no-store').redirect(nextOf(provider, outcome), 303);
    });
  }
}

/** As the specification writes what came of it, [4-06c]. */
const LETTERS: Readonly<Record<string, 'w' | 'l' | 'n'>> = { welcome: 'w', link: 'l', notLinkable: 'n' };

/** A window of its own says what came of it and closes; only the question whose account it is stays in it. */
function nextOf(provider: ProviderName, { answer, popup }: RoundOutcome): string {
  const { status, loginRedirectUrl: on = '/' } = answer;
  const letter = LETTERS[answer.verifyResult ?? ''];
  if (status === 1) return `${on}&m=l`;
  if (status !== 0)
    return pageOf(provider, answer.errorCode ?? '', { ...(letter && { m: letter }), ...(popup && { popup: '1' }) });
  if (popup) return pageOf(provider, '', { popup: '1', redir: on });
  return letter === 'w' ? pageOf(provider, '', { m: 'w', redir: on }) : on;
}

function pageOf(provider: ProviderName, code: string, more: Params = {}): string {
  return `${LINK_PAGE}?${new URLSearchParams({ provider, ...(code !== '' && { code }), ...more })}`;
}

function isOwn(request: FastifyRequest, { state }: Params): boolean {
  return state !== undefined && browserOf(request).cookie(ROUND_COOKIE) === state;
}

function paramsIn(request: FastifyRequest): Params {
  const found = Object.entries(inputOf(request, BROUGHT));
  return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
