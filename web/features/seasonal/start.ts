import type { I18n } from '@lingui/core';
import type { Facts } from '../../facts.ts';
import { onceIdle } from './idle.ts';
import { headerMark } from './logo.ts';
import type { Playing } from './play.ts';
import { loadPart } from '../../i18n.ts';
import { type Memory, memoryIn } from '../remembered.ts';
import type { Show } from './stage.tsx';

/** What a browser keeps of it: that confetti fell, and on which day it last snowed. Never sent. */
const CONFETTI_KEY = 'wf-confetti';
const SNOW_KEY = 'wf-snow';
const CONFETTI_DELAY_MS = 1_000;
const SNOW_IDLE_MS = 10_000;

export interface SeasonalWorld {
  readonly memory: Memory;
  readonly chance: () => number;
  readonly now: () => Date;
  /** Puts a show over the page; settled when it has ended. */
  readonly open: (i18n: I18n, show: Show) => Promise<void>;
}

const STAGE = 'web/features/seasonal/open-stage.tsx';

const browser: SeasonalWorld = {
  memory: memoryIn(() => localStorage),
  chance: Math.random,
  now: () => new Date(),
  open: async (i18n, show) => (await loadPart(STAGE, () => import('./open-stage.tsx'))).openStage(i18n, show),
};

/**
 * Shows what the flags ask for, one after the other: never where somebody wants less motion, never while somebody pays, and only
 * what can be remembered. What draws comes when it is about to be drawn.
 */
export function startSeasonal({ flags = {} }: Pick<Facts, 'flags'>, i18n: I18n, world = browser): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  if (still.matches) return () => undefined;
  const { memory, chance } = world;
  const stops: (() => void)[] = [];
  let stopped = false;
  let playing: Playing | undefined;
  let last: Promise<void> = Promise.resolve();

  /** `showOf` answers null where it should not be shown after all. */
  function show(showOf: () => Promise<Show | null>): void {
    last = last
      .then(async () => {
        if (stopped || still.matches || isPaying()) return;
        const next = await showOf();
        if (!next) return;
        const begin: Show['begin'] = (canvas, done) => (playing = next.begin(canvas, done));
        await world.open(i18n, { begin });
      })
      .catch(() => undefined);
  }
  function stop(): void {
    stopped = true;
    for (const each of stops) each();
    playing?.stop();
  }

  const mark = headerMark();
  if (flags['seasonal.confetti'] && memory.read(CONFETTI_KEY) === null) {
    const confetti = async (): Promise<Show | null> => {
      if (!memory.write(CONFETTI_KEY, 'shown')) return null;
      return (await import('./shows.ts')).confettiShow(chance);
    };
    const timer = setTimeout(() => show(confetti), CONFETTI_DELAY_MS);
    stops.push(() => clearTimeout(timer));
  }
  if (flags['seasonal.logoCycle'] && mark) show(async () => (await import('./shows.ts')).logoShow(mark));
  const flakes = flags['seasonal.snow'] ?? 0;
  if (flakes > 0) {
    const snow = async (): Promise<Show | null> => {
      const today = dayOf(world.now());
      if (memory.read(SNOW_KEY) === today || !memory.write(SNOW_KEY, today)) return null;
      return (await import('./shows.ts')).snowShow(flakes, chance);
    };
    stops.push(onceIdle(SNOW_IDLE_MS, () => show(snow)));
  }
  still.addEventListener('change', stop, { once: true });
  return stop;
}

function isPaying(): boolean {
  return document.querySelector('[data-page-id="checkout"]') !== null;
}

/** The reader's own day. */
function dayOf(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
