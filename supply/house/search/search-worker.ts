import { parentPort, workerData } from 'node:worker_threads';
import { serveDesk } from '../threads/serve.ts';
import { createDesk } from './desk.ts';
import { type ThreadInput, warmUp } from './warm-up.ts';

/** A search thread: one desk over the shared snapshot. */
const start = workerData as ThreadInput;
const desk = createDesk(start);

serveDesk(desk, parentPort!);

warmUp(desk, start);
