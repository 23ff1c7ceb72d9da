import { createServer } from 'node:http';
import { places as calls } from '#contract/places';
import type { Ctx } from '#domain/kernel';
import { createPlaces } from '#domain/places';
import { openPlaces } from '#reference/places';

/** Two addresses on one bare node server: `/bare` serialises a ready answer, `/suggest` asks the verb. Prints its port. */
const places = createPlaces(await openPlaces());
const ctx = { actor: { sessionId: null }, locale: 'en' } as Partial<Ctx> as Ctx;
const ready = await places.suggestPlaces({ ctx, input: { q: 'lon' } });

const server = createServer(async (request, response) => {
  const url = request.url ?? '';
  const query = url.indexOf('?');
  const input = Object.fromEntries(new URLSearchParams(query < 0 ? '' : url.slice(query + 1))) as { q?: string };
  const answer = url.startsWith(calls.suggest.path) ? await places.suggestPlaces({ ctx, input }) : ready;
  const body = JSON.stringify(answer);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
