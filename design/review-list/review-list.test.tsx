import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { ReviewList } from './index.ts';

test('each answer has a way back that says to what', async () => {
  await show(
    <ReviewList
      rows={[
        {
          label: 'Travellers',
          lines: [<b key="n">Mira Leela Anand</b>],
          edit: { href: '/travellers', text: 'Change', label: 'Change travellers' },
        },
        { label: 'Bags', lines: ['2 cabin bags'] },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Change travellers' })).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Travellers', 'Bags']);
});
