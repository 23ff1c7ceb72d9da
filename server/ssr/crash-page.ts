import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExchangeOf } from '../http/api-routes.ts';
import { retryAfterOf, toApiError } from '../http/errors.ts';
import { pathOf } from '../http/path-of.ts';
import { describe } from '../http/pipeline.ts';
import { isReaderLeft } from '../http/reader-left.ts';
import type { Speech } from '#platform/words';
import { FILE_POLICY } from '../http/security.ts';
import { speechFor } from '../http/words.ts';

/** For the case that not even the error page could be rendered: one plain document, no script, no style sheet. */
function crashPage(incident: string, support: string | null, { i18n, locale }: Speech): string {
  const title = i18n._({ id: 'page.crashed', message: 'Unexpected Application Error' });
  const comfort = i18n._({
    id: 'page.comfort',
    message: 'This page failed on our side. Your bookings are safe. Reloading the page often helps.',
  });
  const number = i18n._({ id: 'page.incident', message: 'Incident number' });
  const again = i18n._({ id: 'page.again', message: 'Reload the page' });
  const body = `<p>${escapeHtml(comfort)}</p><p>${escapeHtml(number)} <code>${escapeHtml(incident)}</code></p>`;
  const mail =
    support === null ? '' : `<p><a href="mailto:${escapeHtml(encodeURI(support))}">${escapeHtml(support)}</a></p>`;
  return plainPage(title, `${body}${mail}<p><a href="">${escapeHtml(again)}</a> ${frontLink(i18n)}</p>`, locale);
}

function refusalPage(sentences: readonly string[], { i18n, locale }: Speech): string {
  const title = i18n._({ id: 'page.refused', message: 'Something went wrong' });
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return plainPage(title, `<ul>${items}</ul><p>${frontLink(i18n)}</p>`, locale);
}

function frontLink(i18n: Speech['i18n']): string {
  return `<a href="/">${escapeHtml(i18n._({ id: 'page.front', message: 'Go to the homepage' }))}</a>`;
}

function plainPage(title: string, body: string, locale: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}

/** A page that failed or was refused before any page code ran is still answered as a page. */
export function answerPageErrors(
  app: FastifyInstance,
  exchangeOf: ExchangeOf,
  supportOf: (request: FastifyRequest) => string,
): void {
  app.setErrorHandler((error, request, reply) => {
    const exchange = exchangeOf(request);
    const speech = speechFor(exchange.locale);
    const refusal = toApiError(error, exchange.locale, exchange.requestId);
    reply.code(refusal.status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-security-policy', FILE_POLICY);
    const after = retryAfterOf(refusal);
    if (after !== null) reply.header('retry-after', String(after));
    if (refusal.status < 500 || refusal.status === 503) {
      const sentences = refusal.errors.map(({ localizedDescription }) => localizedDescription);
      return reply.send(refusalPage(sentences, speech));
    }
    if (!isReaderLeft(error, request, reply))
      exchange.log.error('page failed', { path: pathOf(request), error: describe(error) });
    return reply.send(crashPage(exchange.requestId, quietly(supportOf, request), speech));
  });
}

/** What failed may be what knows the reader: then there is no address on the page, but a page. */
function quietly(supportOf: (request: FastifyRequest) => string, request: FastifyRequest): string | null {
  try {
    return supportOf(request);
  } catch {
    return null;
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
