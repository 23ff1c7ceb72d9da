import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Partner, readPartners } from '#domain/embedding';

const FILES = join(import.meta.dirname, 'demo-host');
const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

/** Another site on this machine: a name of its own is another origin, and browsers keep its cookies apart. */
function demoOrigin(baseUrl: string): string | null {
  const url = new URL(baseUrl);
  if (url.hostname !== 'localhost') return null;
  url.hostname = 'host.localhost';
  return url.origin;
}

/** The partner of a demo: the newspaper at `/dev/embed`. */
export function demoPartnerOf(baseUrl: string): Partner | null {
  const origin = demoOrigin(baseUrl);
  if (origin === null) return null;
  const icon = readFileSync(join(FILES, 'icon.svg'), 'utf8');
  const text = { type: 'text', max: 64 } as const;
  const [partner] = readPartners(
    [
      {
        id: 'demo',
        origins: [origin],
        presentation: { name: 'The Harbour Post', icon },
        operations: [
          {
            id: 'places',
            call: 'places.suggest',
            params: { q: { ...text, required: true }, limit: { type: 'integer', min: 1, max: 5 } },
            response: ['places.name', 'places.code', 'places.countryName'],
          },
          {
            id: 'ideas',
            call: 'search.ideas',
            params: { from: text, adults: { type: 'integer', min: 1, max: 9 } },
            response: ['ideas.to.name', 'ideas.depart', 'ideas.total.amountMinor', 'ideas.total.currency'],
          },
        ],
      },
    ],
    FILES,
  );
  return partner ?? null;
}

/** `/dev/embed`: a page of another site that shows ours. Under any other host name it leads there. */
export function demoHost(app: FastifyInstance, baseUrl: string): void {
  const origin = demoOrigin(baseUrl);
  if (origin === null) return;
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${baseUrl}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src ${baseUrl}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const reads = 'because they are files for everybody, in a demo only';
  app.get('/dev/embed', { config: { limit: 'usual', reads } }, async (request, reply) => {
    if (request.hostname !== new URL(origin).hostname) return reply.redirect(`${origin}/dev/embed`);
    const page = readFileSync(join(FILES, 'page.html'), 'utf8').replaceAll('{{site}}', baseUrl);
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);
  });
  for (const ending of ['css', 'js'] as const) {
    app.get(`/dev/embed/host.${ending}`, { config: { limit: 'none', reads } }, async (_request, reply) =>
      reply
        .type(TYPES[ending])
        .header('cache-control', 'no-store')
        .send(readFileSync(join(FILES, `host.${ending}`))),
    );
  }
}
