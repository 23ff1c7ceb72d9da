import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { almanac, pilotage } from '#design/examples';
import { show } from '#design/testing';
import { PropertyCard, PropertyCardSkeleton } from './index.ts';

test('the card is an article named by the place, with one link, and its facts in one order', async () => {
  const { container } = await show(<PropertyCard {...pilotage} />);
  const card = screen.getByRole('article', { name: 'The Pilotage' });
  expect(card.querySelectorAll('a').length).toBe(1);
  expect(container.textContent).toMatch(
    /The Pilotage8\.9 out of 10.*1,204.*4 stars.*Marina South, 900 m.*PoolGymStep-free.*Sample.*Harbour double.*No meals.*Free until Mon 8 Mar, 18:00 SGT.*€612.*3 nights, all taxes.*€204 a night.*€34 of it due there/,
  );
});

test('what is not known is not drawn', async () => {
  const { container } = await show(<PropertyCard {...almanac} score={undefined} sample={undefined} />);
  expect(container.textContent).not.toMatch(/stars|out of|Sample|due there/);
});

test('a place that is sold out says so and leads nowhere', async () => {
  await show(<PropertyCard {...pilotage} unavailable="Sold out" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Sold out')).toBeDefined();
});

test('the skeleton is silent', async () => {
  const { container } = await show(<PropertyCardSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
