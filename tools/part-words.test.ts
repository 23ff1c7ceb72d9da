import { expect, test } from 'vitest';
import { unnamedParts, wordsOf } from './part-words.ts';

const FRAME = 'web/entry-client.tsx';
const PAGE = 'web/routes/cart/all.ts';
const ISLAND = 'web/features/cart/cart.island.tsx';
const PANEL = 'web/features/cart/panel.tsx';
const parts = Object.fromEntries(
  [
    [FRAME, ['web/shell/layout.tsx']],
    [PAGE, ['web/routes/cart/page.tsx']],
    [ISLAND, ['web/features/cart/line.tsx', 'web/shell/layout.tsx']],
    [PANEL, ['web/features/cart/line.tsx']],
    ['web/features/cart/quiet.ts', ['web/features/cart/quiet.ts']],
  ].map(([part, files]) => [part, { files: files as string[], islands: [] }]),
);
const said = {
  in: new Map([
    ['web/shell/layout.tsx', ['skip']],
    ['web/routes/cart/page.tsx', ['title']],
    ['web/features/cart/line.tsx', ['remove', 'skip']],
  ]),
  messages: { skip: 'Skip', title: 'Your trip', remove: ['Remove ', ['what']], unused: 'Nowhere' },
};
const words = wordsOf(parts, said);

test('a page says what it and the frame say, a part only what it says beyond the frame', () => {
  expect(words.get(PAGE)).toEqual({ skip: 'Skip', title: 'Your trip' });
  expect(words.get(FRAME)).toEqual({ skip: 'Skip' });
  expect(words.get(ISLAND)).toEqual({ remove: ['Remove ', ['what']] });
  expect(words.has('web/features/cart/quiet.ts')).toBe(false);
});

test('a part with words is named where it is asked for; pages and islands are by themselves', () => {
  expect(unnamedParts(words, ["import('./panel.tsx')"])).toEqual([PANEL]);
  expect(unnamedParts(words, [`loadPart('${PANEL}', () => import('./panel.tsx'))`])).toEqual([]);
});
