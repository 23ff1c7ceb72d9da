import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestSite } from '../../server/http/testing.ts';
import { type Attack, createTally } from './kinds.ts';

/** After so long no request may still be on its way. */
const PATIENCE_MS = 36_000;
const UNFINISHED = {
  'an unfinished body':
    'POST /s/run/formtoken HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'unfinished headers': 'GET / HTTP/1.1\r\nhost: localhost\r\nx-',
} as const;

/** F8: requests that begin and do not end. */
export const slowRequests: Attack = {
  id: 'F8',
  what: 'requests that never end: all of them are given up within 36 seconds',
  async run({ full }) {
    const tally = createTally();
    const facts: Record<string, number> = {};
    const site = await openTestSite([]);
    try {
      const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
      const open = new Map<string, number>();
      const count = full ? 200 : 20;
      for (const [kind, question] of Object.entries(UNFINISHED))
        for (let n = 0; n < count; n += 1) {
          open.set(kind, (open.get(kind) ?? 0) + 1);
          const socket = connect(Number(port), '127.0.0.1', () => socket.write(question));
          socket.resume();
          socket.once('error', () => undefined);
          socket.once('close', () => open.set(kind, (open.get(kind) ?? 1) - 1));
        }
      await wait(PATIENCE_MS);
      for (const [kind, left] of open) {
        facts[`${kind}: open after ${PATIENCE_MS / 1_000} s, of ${count}`] = left;
        for (let n = 0; n < count; n += 1) tally.check(n >= left, `a connection with ${kind} is still open`);
      }
      return tally.outcome(facts);
    } finally {
      site.app.server.closeAllConnections();
      await site.close();
    }
  },
};
