import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart } from './embedded.ts';

const { dataDir, seed }: EmbeddedStart = workerData;
const port = parentPort;

/** The default of 128 MB is the larger part of an idle site's memory; the files are in the system's cache anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const database = await PGlite.create({
  startParams,
  ...(dataDir !== null && { dataDir }),
  relaxedDurability: false,
  ...(seed && { loadDataDir: new Blob([seed as Uint8Array<ArrayBuffer>]) }),
});

let turn: Promise<void> = Promise.resolve();
port?.on('message', (request: EmbeddedRequest) => {
  turn = turn.then(() => answer(request));
});
send({ id: 0, bytes: new Uint8Array() });

async function answer(request: EmbeddedRequest): Promise<void> {
  try {
    send({ id: request.id, bytes: await perform(request) });
  } catch (error) {
    send({ id: request.id, fatal: error instanceof Error ? error.message : String(error) });
  }
}

async function perform(request: EmbeddedRequest): Promise<Uint8Array> {
  if (request.kind === 'wire') return database.execProtocolRaw(request.bytes);
  if (request.kind === 'dump') return new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer());
  await database.close();
  return new Uint8Array();
}

/** Only a buffer that is wholly ours may be given away; a view into the engine's memory is copied. */
function send(message: EmbeddedAnswer): void {
  if (!('bytes' in message)) return port?.postMessage(message);
  const { bytes } = message;
  const own = bytes.byteLength === bytes.buffer.byteLength && !(bytes.buffer instanceof SharedArrayBuffer);
  const bytesToGive = own ? bytes : bytes.slice();
  port?.postMessage({ id: message.id, bytes: bytesToGive }, [bytesToGive.buffer as ArrayBuffer]);
}
