import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from './index.ts';

test('passes what the browser needs to fill it', async () => {
  await show(
    <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue="mira@example.com" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Email');
  expect([input.type, input.autocomplete, input.value]).toEqual(['email', 'email', 'mira@example.com']);
});

test('addresses, numbers and codes run from left to right; names and words follow the page', async () => {
  await show(
    <>
      <TextField label="Email" type="email" />
      <TextField label="Phone" type="tel" />
      <TextField label="Card" inputMode="numeric" />
      <TextField label="Reference" autoCapitalize="characters" />
      <TextField label="Name" />
    </>,
  );
  const directions = ['Email', 'Phone', 'Card', 'Reference', 'Name'].map((label) => screen.getByLabelText(label).dir);
  expect(directions).toEqual(['ltr', 'ltr', 'ltr', 'ltr', '']);
});

test('[5-08a] text is cut to the longest that is allowed, given or filled in', async () => {
  const changed: string[] = [];
  await show(
    <TextField
      label="Topic"
      maxLength={5}
      defaultValue="much too long"
      onChange={(event) => changed.push(event.currentTarget.value)}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Topic');
  expect(input.value).toBe('much ');
  fireEvent.change(input, { target: { value: 'filled in by a tool' } });
  expect([input.value, changed]).toEqual(['fille', ['fille']]);
});
