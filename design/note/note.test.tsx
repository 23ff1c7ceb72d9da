import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Note } from './index.ts';

test('says cause and cure, and interrupts only when asked', async () => {
  await show(
    <Note tone="bad" role="alert" title="We could not reach any source">
      <p>Your search is kept.</p>
    </Note>,
  );
  expect(screen.getByRole('alert').textContent).toBe('We could not reach any sourceYour search is kept.');
});
