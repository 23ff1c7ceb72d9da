import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { directReturn, selfTransferReturn } from '#design/examples';
import { ChosenFlight, FlightCard, FlightCardSkeleton } from './index.ts';

test('the card is an article named by carrier, price and times, with one link', async () => {
  await show(<FlightCard {...directReturn} />);
  const card = screen.getByRole('article', { name: directReturn.title });
  expect(card.querySelectorAll('a').length).toBe(1);
  expect(screen.getByRole('link', { name: 'See fares' }).getAttribute('href')).toBe('#fares');
});

test('total, party and each stand in this order, and next-day arrivals are said in words', async () => {
  const { container } = await show(<FlightCard {...directReturn} />);
  expect(container.textContent).toMatch(/€1,684.*2 adults, all charges.*€842 each/);
  expect(container.textContent).toContain('+1 arrives next day');
});

test('a warning and the sample mark are words', async () => {
  const { container } = await show(<FlightCard {...selfTransferReturn} />);
  expect(container.textContent).toContain('Self-transfer, both ways: 2 tickets');
  expect(container.textContent).toContain('Sample');
});

test('an offer that is gone says so and leads nowhere', async () => {
  await show(<FlightCard {...directReturn} unavailable="Sold out" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Sold out')).toBeDefined();
});

test('the skeleton is silent', async () => {
  const { container } = await show(<FlightCardSkeleton legs={2} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('in the brief line of a chosen flight a space is between the time and its next day, in both directions', async () => {
  const leg = directReturn.legs[0] ?? expect.unreachable();
  const change = { text: 'Change', label: 'Change the flight out', href: '#' };
  const { container } = await show(<ChosenFlight title="Out" leg={leg} scaleMinutes={900} change={change} />);
  const brief = container.querySelector('p[aria-hidden="true"]');
  expect(brief?.textContent).toMatch(/ \+1 /);
  for (const held of brief?.querySelectorAll('bdi') ?? []) expect(held.textContent).toBe(held.textContent?.trim());
});
