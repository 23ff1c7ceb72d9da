import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Disclosure } from './index.ts';

test('is closed until asked', async () => {
  await show(
    <Disclosure summary="Full fare rules">
      <p>Changes cost €90.</p>
    </Disclosure>,
  );
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
});
