import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { seededRandom } from '#platform/random';

/** When a reader leaves, in milliseconds after the question: while the page is found, rendered or sent. */
const [SOONEST, LATEST] = [10, 50];

interface Given {
  readonly seed: number;
  readonly rounds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for every address by a socket of its own and hangs up on it, in the answer and in a body; gives how often. */
export async function hangUp(app: FastifyInstance, addresses: readonly string[], given: Given): Promise<number> {
  const random = seededRandom(given.seed);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  let cut = 0;
  for (let round = 0; round < given.rounds; round += 1)
    for (const address of addresses)
      for (const question of questionsOf(address, given.headers)) {
        await ask(Number(port), question, SOONEST + random.next() * (LATEST - SOONEST));
        cut += 1;
      }
  // What was begun for readers who left ends, and says so where it says anything.
  await wait(2_000);
  return cut;
}

/** A page, its head alone, and a form of which only the beginning is sent. */
function questionsOf(address: string, headers: Given['headers']): string[] {
  const lines = Object.entries({ host: 'localhost:3000', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 4000\r\n';
  const [, query = ''] = address.split('?');
  return [
    ...['GET', 'HEAD'].map((method) => `${method} ${address} HTTP/1.1\r\n${lines.join('')}\r\n`),
    `POST ${address} HTTP/1.1\r\n${lines.join('')}${form}\r\n${query}`,
  ];
}

function ask(port: number, question: string, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.once('connect', () => {
      socket.resume();
      socket.write(question);
      setTimeout(() => socket.resetAndDestroy(), ms);
    });
  });
}
