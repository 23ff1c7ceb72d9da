import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOutbound } from '#platform/outbound';
import { silentLogger } from '#platform/testing';
import { lockDirectory } from '../../platform/database/lock.ts';
import { fetchRates } from '../../server/compose/rates.ts';
import { sendEvents, type StreamEvent } from '../../server/http/stream.ts';
import { openTestSite } from '../../server/http/testing.ts';
import { type Attack, createTally } from './kinds.ts';

type Tally = ReturnType<typeof createTally>;

const SILENCE_MS = 1_500;
const EVENT_BYTES = 64 * 1_024;
/** More than the buffers of a connection take, in both directions. */
const MOST_EVENTS = 400;
const EVENTS = 4_000;
const MEGABYTES = 40;

/** F10: what is left of it beside odd paths (F7) and hang-ups (S31). */
export const smallDoors: Attack = {
  id: 'F10',
  what: 'a publisher of rates that leads inside or never ends, readers of streams who take nothing, a dead owner of DATA_DIR',
  async run({ full }) {
    const tally = createTally();
    await ratesLeadInside(tally);
    const facts = await streamsUnread(tally, full ? 20 : 3);
    if (process.platform === 'linux') await deadOwner(tally);
    return tally.outcome(facts);
  },
};

/** RATES_URL names a publisher that turned against us. */
async function ratesLeadInside(tally: Tally): Promise<void> {
  let inside = 0;
  let sent = 0;
  const server = createServer((request, response) => {
    if (request.url === '/inside') inside += 1;
    if (request.url !== '/endless') return void response.writeHead(302, { location: '/inside' }).end();
    const piece = Buffer.alloc(1_000_000, 'x');
    const more = (): void => {
      if (response.destroyed || (sent += 1) > MEGABYTES) return void response.end();
      response.write(piece, more);
    };
    more();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const addresses = [
      `${origin}/inside`,
      'https://127.0.0.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://2130706433/',
      'https://localhost/',
    ];
    const usual = createOutbound({ log: silentLogger, origins: addresses.map((address) => new URL(address).origin) });
    const trusted = createOutbound({ log: silentLogger, origins: [], trustedOrigins: [origin] });
    const read = (address: string, outbound = usual): Promise<boolean> =>
      fetchRates(address, outbound).then(
        () => true,
        () => false,
      );
    for (const address of addresses) tally.check(!(await read(address)), `rates were read from ${address}`);
    tally.check(!(await read(`${origin}/away`, trusted)), 'rates followed a redirect');
    tally.check(inside === 0, `${inside} questions came to an address inside`);
    tally.check(!(await read(`${origin}/endless`, trusted)), 'rates without end were read');
    tally.check(sent < MEGABYTES, `${sent} MB of rates were taken`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Asks for a stream and takes nothing of it: what is made for such a reader stays bounded. */
async function streamsUnread(tally: Tally, readers: number) {
  let most = 0;
  const site = await openTestSite([
    {
      routes: (app) =>
        void app.get(
          '/i/api/test/v1/stream',
          { config: { limit: 'usual', reads: 'because it is an attack' } },
          async (_, reply) => {
            let made = 0;
            async function* events(): AsyncGenerator<StreamEvent> {
              while (made < EVENTS) {
                made += 1;
                most = Math.max(most, made);
                yield { id: String(made), event: 'step', data: 'x'.repeat(EVENT_BYTES) };
              }
            }
            await sendEvents(reply, events());
            return reply;
          },
        ),
    },
  ]);
  try {
    const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    const sockets = Array.from({ length: readers }, () => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /i/api/test/v1/stream HTTP/1.1\r\nhost: localhost\r\n\r\n'),
      );
      return socket.on('error', () => undefined).pause();
    });
    await wait(SILENCE_MS);
    for (let n = 1; n < readers; n += 1) tally.check(true, '');
    tally.check(most > 0 && most <= MOST_EVENTS, `${most} events were made for a reader who takes none`);
    for (const socket of sockets) socket.destroy();
  } finally {
    site.app.server.closeAllConnections();
    await site.close();
  }
  return { 'events made for who reads none, of 4,000': most };
}

/** The owner of DATA_DIR was killed, and nobody took note of it: the site starts again. */
async function deadOwner(tally: Tally): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-lock-'));
  // The shell becomes a process that never waits for its child.
  // The child ends after that only: a shell may take note of one that ended before.
  const child = `sh -c 'until [ "$(cat /proc/$PPID/comm)" = sleep ]; do :; done'`;
  const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(String(said));
    const stat = (): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    for (let tries = 0; stat()[0] !== 'Z' && tries < 100; tries += 1) await wait(20);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const path = join(folder, 'database.lock');
    writeFileSync(path, JSON.stringify({ host: hostname(), pid, start: `${boot}/${stat()[19]}` }));
    let taken = true;
    try {
      lockDirectory(path, folder).release();
    } catch {
      taken = false;
    }
    tally.check(taken, 'a process that has ended keeps its DATA_DIR');
  } finally {
    parent.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
