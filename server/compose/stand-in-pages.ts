import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type ProviderName, PROVIDERS } from '#contract/identity';
import { type StandIn, STAND_IN_PATH, type StandInRound, type StandInWay } from '#platform/sign-in-providers';
import type { Speak, Speech } from '#platform/words';
import type { ExchangeOf } from '../http/api-routes.ts';

const NAMES: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple', naver: 'Naver' };
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:26rem;margin:2rem auto;padding:0 1rem}',
  'h1{font-size:1.375rem}',
  'a,button{display:block;box-sizing:border-box;inline-size:100%;font:inherit;text-align:start;padding:.75rem 1rem;margin-block:.5rem;',
  'border:1px solid GrayText;border-radius:.5rem;background:Canvas;color:CanvasText;text-decoration:none;cursor:pointer}',
  'small{display:block}',
].join('');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** What readers of a demo see in place of Google, Apple or Naver. */
export function standInPages(
  app: FastifyInstance,
  exchangeOf: ExchangeOf,
  { standIn, speak }: { readonly standIn: StandIn; readonly speak: Speak },
): void {
  for (const provider of PROVIDERS) {
    const path = provider === 'naver' ? 'oauth2.0/authorize' : 'authorize';
    const config = {
      limit: 'usual',
      reads: 'because the stand-in judges it as a provider does, in a demo only',
    } as const;
    app.get(`${STAND_IN_PATH}/${provider}/${path}`, { config }, async (request, reply) => {
      const round = await standIn.ask(provider, new URLSearchParams(request.url.split('?')[1]));
      const back = round ? new URL(round.cancel.to).origin : "'none'";
      const { locale } = await exchangeOf(request).ctx();
      return reply
        .code(round ? 200 : 400)
        .header('content-security-policy', policy(back))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(pageOf(NAMES[provider], round, speak(locale)));
    });
  }
}

const policy = (back: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    'img-src data:',
    `form-action ${back}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

function pageOf(name: string, round: StandInRound | null, { i18n }: Speech): string {
  const title = i18n._({ id: 'stand-in.title', message: 'Stand-in for {name}', values: { name } });
  const lead = round
    ? i18n._({
        id: 'stand-in.lead',
        message:
          'This is not {name}. This demo is not connected to {name}, so this page stands in for it and no data leaves this site. Choose a sample person to sign in as.',
        values: { name },
      })
    : i18n._({
        id: 'stand-in.stray',
        message: 'This page opens from the {name} button on the sign-in page. Start there.',
        values: { name },
      });
  const cancel = i18n._({ id: 'stand-in.cancel', message: 'Cancel' });
  const ways = round
    ? [
        ...round.people.map((person) => wayOf(person, `${escape(person.name)}<small>${escape(person.email)}</small>`)),
        wayOf(round.cancel, escape(cancel)),
      ]
    : [];
  const lang = i18n.locale;
  return `<!doctype html><html lang="${escape(lang)}" dir="${lang.startsWith('ar') ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>${escape(lead)}</p>
${ways.join('\n')}</main></body></html>`;
}

/** A link where the answer goes in the address, a form where it is posted. */
function wayOf({ to, fields }: StandInWay, label: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  if (inputs.length === 0) return `<a href="${escape(to)}">${label}</a>`;
  return `<form method="post" action="${escape(to)}">${inputs.join('')}<button>${label}</button></form>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
