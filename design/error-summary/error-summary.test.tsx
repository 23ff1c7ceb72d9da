import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from '#design/text-field';
import { ErrorSummary } from './index.ts';

const errors = [{ field: 'ends', text: 'Traveller 1: the passport ends too early' }];

test('takes focus and leads to the field', async () => {
  await show(
    <>
      <ErrorSummary title="One thing to change before you go on" errors={errors} focus />
      <TextField id="ends" label="Passport end date" error="Ends too early" name="ends" />
    </>,
  );
  const box = screen.getByRole('region', { name: 'One thing to change before you go on' });
  expect(document.activeElement).toBe(box);
  const link = screen.getByRole('link', { name: errors[0]!.text });
  expect(document.querySelector(link.getAttribute('href')!)).toBe(screen.getByLabelText('Passport end date'));
});
