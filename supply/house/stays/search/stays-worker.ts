import { parentPort, workerData } from 'node:worker_threads';
import { serveDesk } from '../../threads/serve.ts';
import { createStayDesk, type StayDeskInput } from './desk.ts';

/** The search thread of stays: one desk over the shared snapshot. */
serveDesk(createStayDesk(workerData as StayDeskInput), parentPort!);
