import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '#design/button';
import { show } from '#design/testing';
import { PayBar } from './index.ts';

test('repeats total and party beside the action', async () => {
  await show(
    <PayBar label="Your choice" total="€1,684" party="2 adults, all charges">
      <Button variant="primary">Continue with Light</Button>
    </PayBar>,
  );
  expect(screen.getByRole('region', { name: 'Your choice' }).textContent).toBe(
    '€1,6842 adults, all chargesContinue with Light',
  );
});
