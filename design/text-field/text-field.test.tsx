import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from './index.ts';

test('passes what the browser needs to fill it', async () => {
  await show(
    <TextField label="E-mail" name="email" type="email" autoComplete="email" defaultValue="mira@example.com" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect([input.type, input.autocomplete, input.value]).toEqual(['email', 'email', 'mira@example.com']);
});
