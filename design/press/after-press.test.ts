import { expect, test } from 'vitest';
import { afterPress, watchPress } from './index.ts';

const pointer = (type: string) => window.dispatchEvent(new Event(type));

test.for(['pointerup', 'pointercancel'])(
  'what moves waits for the end of a press (%s), and waits for nothing without one',
  async (end) => {
    watchPress();
    let runs = 0;
    const run = () => void (runs += 1);
    afterPress(run);
    expect(runs).toBe(1);
    pointer('pointerdown');
    afterPress(run);
    expect(runs).toBe(1);
    pointer(end);
    // The click of the press comes before it, where everything still stood.
    expect(runs).toBe(1);
    await expect.poll(() => runs).toBe(2);
    pointer('pointerdown');
    pointer(end);
    expect(runs).toBe(2);
  },
);
