import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pilotage } from '#design/examples';
import { show } from '#design/testing';
import { PriceFlap } from './index.ts';

test('what is due there stands beside the total, and the link is described by the offer', async () => {
  const { container } = await show(
    <>
      <h2 id="offer">The Pilotage</h2>
      <PriceFlap price={pilotage.price} action={pilotage.action} describedBy="offer" />
    </>,
  );
  expect(container.textContent).toContain('€6123 nights, all taxes€204 a night€34 of it due there');
  expect(screen.getByRole('link', { name: 'See rooms' }).getAttribute('aria-describedby')).toBe('offer');
});

test('a total of many figures is set smaller; marks of direction and points make none long', async () => {
  const sizeOf = async (total: string): Promise<string> => {
    const { container } = await show(
      <PriceFlap price={{ ...pilotage.price, total }} action={pilotage.action} describedBy="offer" />,
    );
    return container.querySelector('bdi')?.className ?? '';
  };
  expect(await sizeOf('\u200f12,074.74\u00a0د.إ.\u200f')).toContain('medium');
  expect(await sizeOf('€123,456.78')).toContain('medium');
  expect(await sizeOf('IDR\u00a06,500,000')).toContain('small');
});
