import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteOf } from '#domain/locale';
import { HttpRefusal } from '../http/errors.ts';

const FLAGS = join(import.meta.dirname, '../../dist/flags');

/** `/flags/de.svg`: the flag of a country that has a site, [2.4-11c]. The build copies them (tools/copy-flags.ts). */
export function flagFiles(app: FastifyInstance): void {
  const file = { config: { limit: 'none', reads: 'because the country is looked up in a list' } } as const;
  app.get<{ Params: { code: string } }>('/flags/:code.svg', file, async (request, reply) => {
    const country = request.params.code.toUpperCase();
    if (!siteOf(country)) throw new HttpRefusal(404, 'NOT_FOUND', 'No such flag');
    const svg = await readFile(join(FLAGS, `${country}.svg`));
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=604800').send(svg);
  });
}
