import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './errors.ts';

/** Two slashes name another host, and a backslash is a slash to whoever reads addresses; dots lead to a page that was not routed. */
const LEADS_ELSEWHERE = /^(?!\/)|^\/[/\\]|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Refuses a path that the router and the pages would read as two different places. No browser sends one. */
export function refuseOddPath({ url, method }: Pick<FastifyRequest, 'url' | 'method'>): void {
  const [path = ''] = url.split(/[?#]/, 1);
  const whole = method === 'OPTIONS' && url === '*';
  if (whole || (!LEADS_ELSEWHERE.test(path) && URL.canParse(url, 'http://site.invalid'))) return;
  throw new HttpRefusal(400, 'INVALID_REQUEST', 'The path leads elsewhere');
}
