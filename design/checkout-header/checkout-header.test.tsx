import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { CheckoutHeader } from './index.ts';

test('marks where one is, and finished steps lead back', async () => {
  await show(
    <CheckoutHeader
      home={{ href: '/', label: 'Wayfold, homepage', name: 'Wayfold' }}
      stepsLabel="Steps"
      steps={[
        { text: 'Travellers', state: 'done', href: '/checkout/1/travellers' },
        { text: 'Extras', state: 'current' },
        { text: 'Review and pay', state: 'ahead' },
      ]}
      where="Checkout 2 of 3"
      doneText="(done)"
    />,
  );
  expect(screen.getByRole('link', { name: 'Travellers (done)' })).toBeDefined();
  expect(document.querySelector('[aria-current=step]')?.textContent?.trim()).toBe('2Extras');
  // Where the steps have no room, this one alone is seen.
  expect(screen.getByRole('link', { name: 'Travellers' }).getAttribute('href')).toBe('/checkout/1/travellers');
});
