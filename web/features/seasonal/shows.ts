import { CONFETTI_COUNT, createConfetti } from './confetti.ts';
import { onceUsed } from './idle.ts';
import { cycleLogo, greetWithLogo, headerMark } from './logo.ts';
import { play } from './play.ts';
import type { Scene, SceneParts } from './scene.ts';
import { createSnow } from './snow.ts';
import type { Show } from './stage.tsx';

/** A rainbow of the brand's own tones. */
const RAINBOW = ['--bad', '--fold-b', '--marker', '--good', '--chart-1', '--chart-3'];
/** Of ice in every brand; the themes make it dark on light and light on dark. */
const FROST = ['--chart-1'];

export function confettiShow(chance: () => number): Show {
  return {
    begin(canvas, done) {
      const playing = play(canvas, sceneWith(canvas, createConfetti, { count: CONFETTI_COUNT, chance }, RAINBOW), done);
      const mark = headerMark();
      const still = mark ? greetWithLogo(mark) : undefined;
      return { ...playing, pause: () => (still?.(), playing.pause()), stop: () => (still?.(), playing.stop()) };
    },
  };
}

/** Ends gently once somebody goes on with the page; its own button is no such sign. */
export function snowShow(count: number, chance: () => number): Show {
  return {
    begin(canvas, done) {
      const used = new AbortController();
      let scene: Scene | undefined;
      const sceneOf = sceneWith(canvas, createSnow, { count, chance }, FROST);
      const playing = play(
        canvas,
        (size) => (scene = sceneOf(size)),
        () => {
          used.abort();
          done();
        },
      );
      const settle = ({ target }: Event): void => {
        if (!(target instanceof Element && target.closest('[data-seasonal]'))) scene?.settle();
      };
      onceUsed(settle, used.signal);
      return playing;
    },
  };
}

/** The colours of the logo in turn; it goes on from its beginning after a pause. */
export function logoShow(mark: SVGElement): Show {
  return {
    begin(_canvas, done) {
      let quiet = false;
      const ended = (): void => {
        if (!quiet) done();
      };
      let stop = cycleLogo(mark, ended);
      return {
        pause() {
          quiet = true;
          stop();
        },
        resume() {
          quiet = false;
          stop = cycleLogo(mark, ended);
        },
        stop() {
          quiet = true;
          stop();
          done();
        },
      };
    },
  };
}

function sceneWith(
  canvas: HTMLCanvasElement,
  create: (parts: SceneParts) => Scene,
  { count, chance }: Pick<SceneParts, 'count' | 'chance'>,
  tokens: readonly string[],
): (size: SceneParts['size']) => Scene {
  const colours = tokens.map((token) => colourOf(canvas, token));
  return (size) => create({ count, size, colours, chance });
}

/** A token as the browser settles it in this theme: a canvas knows no properties. */
function colourOf(canvas: HTMLCanvasElement, token: string): string {
  canvas.style.color = `var(${token})`;
  return getComputedStyle(canvas).color;
}
