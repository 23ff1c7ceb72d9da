import type { MessagePort } from 'node:worker_threads';
import type { Desk, DeskTypes } from './desk.ts';
import type { Answers, Ask, FromWorker, ToWorker } from './protocol.ts';

/** Has a desk answer what comes through the port of its thread, one message at a time. */
export function serveDesk<T extends DeskTypes>(desk: Desk<T>, port: MessagePort): void {
  port.on('message', ({ id, ask }: ToWorker<T>) => port.postMessage(answerTo(desk, id, ask)));
}

function answerTo<T extends DeskTypes>(desk: Desk<T>, id: number, ask: Ask<T>): FromWorker<T> {
  try {
    return { id, value: answer(desk, ask) };
  } catch (cause) {
    return { id, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

function answer<T extends DeskTypes>(desk: Desk<T>, ask: Ask<T>): Answers<T>[keyof Answers<T>] {
  switch (ask.kind) {
    case 'open':
      return desk.open(ask.spec);
    case 'view':
      return desk.view(ask.spec, ask.view);
    case 'offer':
      return desk.offer(ask.spec, ask.key);
    case 'price':
      return desk.price(ask.price);
    case 'own':
      return desk.own(ask.own);
    case 'taken':
      desk.applyTaken(ask.taken);
      return undefined;
  }
}
