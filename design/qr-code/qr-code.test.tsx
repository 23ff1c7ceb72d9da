import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { QrCode } from './index.ts';

test('is a named image of one path with a light edge of four modules', async () => {
  const matrix = [
    [true, false],
    [false, true],
  ];
  await show(<QrCode matrix={matrix} label="Code for the app" />);
  const code = screen.getByRole('img', { name: 'Code for the app' });
  expect(code.getAttribute('viewBox')).toBe('-4 -4 10 10');
  expect([...code.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M0 0h1v1h-1zM1 1h1v1h-1z',
  ]);
});
