import type { States } from '#design/gallery';
import { QrCode } from './index.ts';

/** Looks like one and holds nothing: a finder in three corners, a pattern between them. */
function sample(side: number): boolean[][] {
  const finder = (x: number, y: number) => Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_cell, x) => {
      const [left, top] = [Math.min(x, side - 1 - x), Math.min(y, side - 1 - y)];
      const far = x > side / 2 && y > side / 2;
      if (left < 8 && top < 8 && !far) return finder(left, top) !== 2 && finder(left, top) < 4;
      return (x * x + 3 * y * x + 7 * y) % 5 < 2;
    }),
  );
}

const small = sample(25);
const large = sample(45);

export const states: States = {
  'Short text': () => <QrCode matrix={small} label="Code for the app on your phone" />,
  'Long text': () => <QrCode matrix={large} label="Code for the app on your phone, long" />,
};
