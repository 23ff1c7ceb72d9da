import type { FastifyInstance } from 'fastify';
import type { ExchangeOf } from '../http/api-routes.ts';
import { toApiError } from '../http/errors.ts';
import { describe } from '../http/pipeline.ts';
import { FILE_POLICY } from '../http/security.ts';

/** For the case that not even the error page could be rendered: one plain document, no script, no style sheet. */
export function crashPage(incident: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Unexpected Application Error</title></head>
<body><main><h1>Unexpected Application Error</h1>
<p>This page failed on our side. Nothing you booked is lost. Loading the page again often helps.</p>
<p>Incident number <code>${incident}</code></p><p><a href="">Load the page again</a> <a href="/">Go to the front page</a></p>
</main></body></html>
`;
}

function refusalPage(words: readonly string[]): string {
  const items = words.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>This did not work</title></head>
<body><main><h1>This did not work</h1><ul>${items}</ul><p><a href="/">Go to the front page</a></p></main></body></html>
`;
}

/** A page that failed or was refused before any page code ran is still answered as a page. */
export function answerPageErrors(app: FastifyInstance, exchangeOf: ExchangeOf): void {
  app.setErrorHandler((error, request, reply) => {
    const exchange = exchangeOf(request);
    const refusal = toApiError(error, exchange.locale, exchange.requestId);
    reply.code(refusal.status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-security-policy', FILE_POLICY);
    if (refusal.status < 500) {
      return reply.send(refusalPage(refusal.errors.map(({ localizedDescription }) => localizedDescription)));
    }
    exchange.log.error('page failed', { url: request.url, error: describe(error) });
    return reply.send(crashPage(exchange.requestId));
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
