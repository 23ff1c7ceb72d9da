import type { FastifyRequest } from 'fastify';

const LONGEST_SEGMENT = 24;
const SHOWN = 6;
const LONGEST = 200;

/**
 * Where a request went, as a log line may hold it: no query, for that holds links of mails and says where somebody is, and of a
 * segment that may be a key of its own no more than its beginning. No other code writes the address of a request to the log.
 */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  const [path = ''] = url.split(/[?#]|%3f/i, 1);
  return path.split('/').map(shortened).join('/').slice(0, LONGEST);
}

function shortened(segment: string): string {
  return segment.length > LONGEST_SEGMENT ? `${segment.slice(0, SHOWN)}…` : segment;
}
