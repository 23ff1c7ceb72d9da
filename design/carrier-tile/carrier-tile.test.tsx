import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { CarrierTile } from './index.ts';
import { hueOf, monogram } from './monogram.ts';

test.each([
  ['Straits Pacific', 'SP'],
  ['Anatole Airlines', 'AN'],
  ['Norvane', 'NO'],
  ['Air Lumen', 'LU'],
  ['Fly Air', 'FA'],
  ['E\u0301toile', 'E\u0301T'],
])('%s is drawn as %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});

test('the same code has the same hue, outside the yellow-greens', () => {
  expect(hueOf('X-NRD')).toBe(hueOf('X-NRD'));
  for (let at = 0; at < 500; at += 1) {
    const hue = hueOf(`X-${at}`);
    expect([hue >= 130 || hue < 50, hue % 10]).toEqual([true, 0]);
  }
});

test('the tile is decoration', async () => {
  const { container } = await show(<CarrierTile code="X-STR" name="Straits Pacific" />);
  const tile = container.firstElementChild;
  expect([tile?.textContent, tile?.getAttribute('aria-hidden')]).toEqual(['SP', 'true']);
  expect(tile?.className).toContain(`hue${hueOf('X-STR')}`);
});
