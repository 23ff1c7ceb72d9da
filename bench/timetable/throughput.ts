import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ItineraryQuery, Timetable } from '#engine/timetable';
import { median } from '../harness/index.ts';

/** Queries a second on one and on two workers over one shared timetable, in alternating rounds. */
export async function throughput(
  tt: Timetable,
  queries: readonly ItineraryQuery[],
  rounds: number,
  ms: number,
): Promise<{ readonly one: number; readonly two: number; readonly ratio: number }> {
  const start = () =>
    new Worker(new URL('./worker.ts', import.meta.url), { workerData: { tt, queries, capacity: 200_000 } });
  const workers = [start(), start()];
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const run = async (worker: Worker): Promise<number> => {
    const answer = once(worker, 'message');
    worker.postMessage(ms);
    return (Number((await answer)[0]) * 1000) / ms;
  };
  const [one, two, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const alone = await run(workers[round % 2]!);
    const both = await Promise.all(workers.map(run));
    one.push(alone);
    two.push(both[0]! + both[1]!);
    ratios.push((both[0]! + both[1]!) / alone);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return { one: median(one), two: median(two), ratio: median(ratios) };
}
