import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#platform/core';
import type { WireCall, World } from './world.ts';

export interface OutsideHooks {
  /** Called before and after an effect; true means the caller was killed there and must not be answered. */
  readonly at: (op: string, when: 'before' | 'after') => boolean;
}

export interface Outside {
  readonly url: string;
  /** Losses stop, so that everything can come to rest. */
  calm: boolean;
  close(): Promise<void>;
}

/** The world over HTTP: slow at times, 5 % refusing before the effect, 3 % silent after it. */
export async function serveOutside(world: World, random: Random, hooks: OutsideHooks): Promise<Outside> {
  const control = new Map<string, string>();
  const server: Server = createServer((request, response) => void answer(request, response));
  const outside: Outside = { url: '', calm: false, close: () => closeServer(server) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = JSON.parse(Buffer.concat(chunks).toString()) as WireCall;
    if (call.op === 'remember') control.set(call.key, 'confirmed');
    if (call.op === 'remember' || call.op === 'recall')
      return reply(response, { state: control.get(call.key) ?? null });
    await sleep(random.next() * 8);
    const luck = outside.calm ? 1 : random.next();
    if (call.op === 'pass') return pass(request, response, call, luck);
    if (hooks.at(call.op, 'before')) return drop(request);
    if (luck < 0.05) return reply(response, { failed: true }, 503);
    const result = world.perform(call);
    if (hooks.at(call.op, 'after') || luck < 0.08) return drop(request);
    return reply(response, result);
  }

  /** One half of a call to the house desk: the question is lost on its way there, or the answer on its way back. */
  function pass(request: IncomingMessage, response: ServerResponse, call: WireCall, luck: number): void {
    const { call: effect = '', when = 'before' } = call;
    if (hooks.at(effect, when)) return drop(request);
    if (luck < (when === 'before' ? 0.05 : 0.03)) return drop(request);
    reply(response, world.perform(call));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(outside, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function reply(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function drop(request: IncomingMessage): void {
  request.socket.destroy();
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
