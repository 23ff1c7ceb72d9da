import type { FastifyInstance } from 'fastify';
import { ownPath } from '#contract/identity';

/** Says where a reader came from and nothing of who it is; everything else of the address ends here. */
const TRACKING = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'ref',
  'partner',
  'campaign',
] as const;
const LONGEST = 200;
/** Calls and files have addresses of their own. */
const ELSEWHERE = /^\/(?:i|s|k|api|horizon|assets|inbox)\//;

/** Links of mails and partners: any path that ends in `/in` leads to a page of ours, [7.3-05]. */
export function registerEntry(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const [path = '', query = ''] = request.url.split(/\?(.*)/s, 2);
    if (!path.endsWith('/in') || ELSEWHERE.test(path)) return;
    return reply.header('cache-control', 'no-store').redirect(entryTarget(path, new URLSearchParams(query)), 302);
  });
}

/** Path of ours with what is known of the way here. Without `redir` the front page, in the language of the entry. */
export function entryTarget(path: string, query: URLSearchParams): string {
  const front = ownPath(path.slice(0, -'/in'.length) || '/');
  const to = new URL(ownPath(query.get('redir'), front), 'https://site.invalid');
  if (to.pathname.endsWith('/in')) return front;
  for (const name of TRACKING) {
    const value = query.get(name);
    if (value !== null && value.length <= LONGEST && /^[\w.~ -]+$/.test(value)) to.searchParams.set(name, value);
  }
  return to.pathname + to.search;
}
