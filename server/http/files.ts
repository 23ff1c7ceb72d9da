import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageBundle } from '../ssr/bundle.ts';

const reads = 'because files are looked up in a folder that holds nothing else';

/** Scripts, styles and fonts of the build. Names hold a hash, so an answer is good for ever; a failure is kept by nobody. */
export async function registerFiles(app: FastifyInstance, built: NonNullable<PageBundle['built']>): Promise<void> {
  const { clientDir, assets } = built;
  app.get(assets.chunkMap.path, { config: { limit: 'none', reads } }, async (_, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(assets.chunkMap.body),
  );
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'none', reads };
    });
    files.setErrorHandler((_error, _request, reply) => reply.code(404).header('cache-control', 'no-store').send());
    await files.register(fastifyStatic, {
      root: `${clientDir}/assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
      decorateReply: false,
    });
  });
}
