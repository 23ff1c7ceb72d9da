import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { places as calls } from '#contract/places';
import { estimate, load, type BenchOptions } from '../harness/index.ts';

const SECONDS = 3;
const ROUNDS = 7;

/** Suggestions a second over HTTP as a share of a bare node server with a ready answer; A/B/A/B, median of the rounds. */
export async function measureHttp(options: BenchOptions): Promise<number> {
  const server = fork(fileURLToPath(new URL('./http-server.ts', import.meta.url)));
  try {
    const [port] = (await once(server, 'message')) as [number];
    const rate = async (path: string) => {
      const { perSecond } = await load({
        url: `http://127.0.0.1:${port}${path}`,
        connections: 32,
        seconds: SECONDS,
      });
      return perSecond;
    };
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await rate('/bare?q=lon');
      const suggest = await rate(`${calls.suggest.path}?q=lon`);
      options.log(`HTTP round ${round + 1}: bare ${Math.round(bare)}/s, suggest ${Math.round(suggest)}/s`);
      shares.push(suggest / bare);
    }
    return estimate(shares).median;
  } finally {
    server.kill();
  }
}
