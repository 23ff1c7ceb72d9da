import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../http/errors.ts';
import type { PageBundle } from './bundle.ts';

/** Drawings kept in memory; one is about ten kilobytes. */
const KEPT = 200;

/** `/art/places/51.5/-0.1.svg`: the coast around a place, drawn once and then kept. */
export function registerArt(app: FastifyInstance, bundle: PageBundle): void {
  const kept = new Map<string, string>();
  const drawn = {
    config: { limit: 'usual', reads: 'because both parts of its path are judged below, to answer 404' },
  } as const;
  app.get<{ Params: { lat: string; lon: string } }>('/art/places/:lat/:lon.svg', drawn, async (request, reply) => {
    const { lat, lon } = request.params;
    if (!/^-?\d{1,2}\.\d$/.test(lat) || !/^-?\d{1,3}\.\d$/.test(lon) || Math.abs(Number(lon)) > 180) {
      throw new HttpRefusal(404, 'NOT_FOUND', 'No such drawing');
    }
    const key = `${lat} ${lon}`;
    const { drawArt } = await bundle.entry();
    const svg = kept.get(key) ?? drawArt(Number(lon), Number(lat));
    kept.delete(key);
    kept.set(key, svg);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(svg);
  });
}
