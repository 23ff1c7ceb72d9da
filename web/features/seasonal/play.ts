import type { Scene, Size } from './scene.ts';

/** Longer pauses of the browser, such as a tab behind, are no time. */
const LONGEST_STEP_MS = 50;
const SHARPEST = 2;

export interface Playing {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Moves a scene on a canvas frame by frame until nothing is left of it, then calls `done`. */
export function play(canvas: HTMLCanvasElement, sceneOf: (size: Size) => Scene, done: () => void): Playing {
  const context = canvas.getContext('2d');
  const size = (): Size => ({ width: window.innerWidth, height: window.innerHeight });
  const scene = sceneOf(size());
  const density = Math.min(window.devicePixelRatio || 1, SHARPEST);
  const ends = new AbortController();
  let frame = 0;
  let last: number | null = null;

  function fit(): void {
    const { width, height } = size();
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    scene.resize({ width, height });
  }
  function next(now: number): void {
    const alive = scene.step(Math.min(LONGEST_STEP_MS, last === null ? 16 : now - last));
    last = now;
    if (context) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      scene.draw(Object.assign(context, { density }));
    }
    if (alive) frame = requestAnimationFrame(next);
    else stop();
  }
  function resume(): void {
    last = null;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(next);
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    if (ends.signal.aborted) return;
    ends.abort();
    done();
  }

  fit();
  window.addEventListener('resize', fit, { signal: ends.signal });
  resume();
  return { pause: () => cancelAnimationFrame(frame), resume, stop };
}
