import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from '#design/text-field';
import { ErrorSummary } from './index.ts';

const errors = [{ field: 'ends', text: 'Traveller 1: the passport ends too early' }];

test('takes focus and leads to the field', async () => {
  await show(
    <>
      <ErrorSummary title="One thing to correct before you continue" errors={errors} focus="the first try" />
      <TextField id="ends" label="Passport end date" error="Ends too early" name="ends" />
    </>,
  );
  const box = screen.getByRole('region', { name: 'One thing to correct before you continue' });
  expect(document.activeElement).toBe(box);
  const link = screen.getByRole('link', { name: errors[0]!.text });
  expect(document.querySelector(link.getAttribute('href')!)).toBe(screen.getByLabelText('Passport end date'));
});

test('a link puts the focus into its field, or into the first of its group, and leaves the address alone', async () => {
  const both = [...errors, { field: 'gender', text: 'Choose a gender' }];
  await show(
    <>
      <ErrorSummary title="Two things to correct" errors={both} focus="the first try" />
      <TextField id="ends" label="Passport end date" error="Ends too early" name="ends" />
      <fieldset id="gender">
        <input type="radio" aria-label="Female" />
      </fieldset>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: errors[0]!.text }));
  expect(document.activeElement).toBe(screen.getByLabelText('Passport end date'));
  fireEvent.click(screen.getByRole('link', { name: 'Choose a gender' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Female'));
  expect(location.hash).toBe('');
});

test('a field that is mended and broken again does not take the focus from the one being typed in', async () => {
  const refused = [errors];
  const form = (now: typeof errors) => (
    <>
      <ErrorSummary title="To change" errors={now} focus={refused} />
      <input aria-label="Mobile" />
    </>
  );
  const { rerender } = await show(form(errors));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'To change' }));
  rerender(form([]));
  expect(screen.queryByRole('region')).toBeNull();
  screen.getByLabelText('Mobile').focus();
  rerender(form(errors));
  expect(screen.getByRole('region', { name: 'To change' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile'));
});
