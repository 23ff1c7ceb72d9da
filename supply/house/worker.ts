import { parentPort, workerData } from 'node:worker_threads';
import { createDesk } from './search/desk.ts';
import type { Desk } from './search/desk.ts';
import { warmUp } from './search/warm-up.ts';
import type { Answers, Ask, FromWorker, ToWorker, WorkerStart } from './search/protocol.ts';

/** A search thread: one desk over the shared snapshot, one message at a time. */
const port = parentPort!;
const start = workerData as WorkerStart;
const desk = createDesk(start);

port.on('message', ({ id, ask }: ToWorker) => port.postMessage(answerTo(id, ask)));

warmUp(desk, start.timetable, start.model.baseCurrency);

function answerTo(id: number, ask: Ask): FromWorker {
  try {
    return { id, value: answer(desk, ask) };
  } catch (cause) {
    return { id, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

function answer(to: Desk, ask: Ask): Answers[keyof Answers] {
  switch (ask.kind) {
    case 'open':
      to.open(ask.spec);
      return undefined;
    case 'view':
      return to.view(ask.spec, ask.view);
    case 'offer':
      return to.offer(ask.spec, ask.key);
    case 'price':
      return to.price(ask.price);
    case 'taken':
      to.applyTaken(ask.seats);
      return undefined;
  }
}
