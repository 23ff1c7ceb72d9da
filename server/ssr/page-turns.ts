import { setTimeout as sleep } from 'node:timers/promises';
import { TooManyRequests } from '../http/errors.ts';

/** When a page may be drawn, by the address that asks. All pages are drawn on one thread, and so is everything else answered. */
export interface PageTurns {
  /** Resolves when the page may begin, with what to call when it has been sent. Throws `TooManyRequests`. */
  begin(asker: string): Promise<EndOfPage>;
}

/** `tooMany`: the page only said that its reader asks too often. */
export type EndOfPage = (tooMany?: boolean) => void;

/** Pages an address may begin at any moment, and how long each takes to be free again: tabs of a reader, an office in the morning. */
const FREE = 6;
const FREE_AGAIN_MS = 250;
/** Beyond them one after the other, each followed by as long a pause; who waits for a slow search does not hold the others. */
const MOST_HELD_MS = 250;
const MOST_PAUSE_MS = 150;
/** After a page that was drawn to say that the address asks too often: reading it takes longer. */
const TOO_MANY_PAUSE_MS = 500;
/** More than wait in one browser or one office; each further one is refused before anything of it is drawn. */
const MOST_WAITING = 54;
const KNOWN = 5_000;

interface Turn {
  /** When all free pages of the address are free again. */
  freeAt: number;
  waiting: number;
  last: Promise<void>;
}

/** `now` is monotonic, in ms. */
export function createPageTurns(
  now: () => number = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = (ms) => sleep(ms),
): PageTurns {
  const turns = new Map<string, Turn>();

  function turnOf(asker: string): Turn {
    const known = turns.get(asker);
    if (known) return known;
    if (turns.size >= KNOWN)
      for (const [name, { freeAt, waiting }] of turns) if (waiting === 0 && freeAt <= now()) turns.delete(name);
    const fresh = { freeAt: 0, waiting: 0, last: Promise.resolve() };
    turns.set(asker, fresh);
    return fresh;
  }

  async function hold(ended: Promise<boolean>): Promise<void> {
    const began = now();
    const tooMany = await Promise.race([ended, pause(MOST_HELD_MS)]);
    await pause(tooMany === true ? TOO_MANY_PAUSE_MS : Math.min(MOST_PAUSE_MS, now() - began));
  }

  return {
    async begin(asker) {
      const turn = turnOf(asker);
      const freeAt = Math.max(turn.freeAt, now()) + FREE_AGAIN_MS;
      if (freeAt <= now() + FREE * FREE_AGAIN_MS) {
        turn.freeAt = freeAt;
        return () => undefined;
      }
      if (turn.waiting >= MOST_WAITING) throw new TooManyRequests('page', { allowed: false, retryAfterMs: 1_000 });
      turn.waiting += 1;
      const { promise: ended, resolve: end } = Promise.withResolvers<boolean>();
      const before = turn.last;
      const begun = before.then(() => void (turn.waiting -= 1));
      turn.last = begun.then(() => hold(ended));
      await begun;
      return (tooMany = false) => end(tooMany);
    },
  };
}
