import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageBundle } from '../ssr/bundle.ts';

const reads = 'because files are looked up in a folder that holds nothing else';

/**
 * Scripts, styles and fonts of the build. Names hold a hash, so an answer is good for ever; a failure is kept by nobody. The names
 * are read once: the wildcard of @fastify/static reads the whole folder at each request, to compare how a name is spelled.
 */
export async function registerFiles(app: FastifyInstance, built: NonNullable<PageBundle['built']>): Promise<void> {
  const { clientDir, assets } = built;
  for (const [path, body] of assets.chunkMaps) {
    app.get(path, { config: { limit: 'none', reads } }, async (_, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=31536000, immutable').send(body),
    );
  }
  const root = `${clientDir}/assets`;
  const names = new Set(await readdir(root));
  await app.register(async (files) => {
    await files.register(fastifyStatic, {
      root,
      serve: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
    const missing = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send();
    files.setErrorHandler((_error, _request, reply) => missing(reply));
    files.get<{ Params: { '*': string } }>('/assets/*', { config: { limit: 'none', reads } }, (request, reply) => {
      const name = request.params['*'];
      return names.has(name) ? reply.sendFile(name) : missing(reply);
    });
  });
}
