import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from '#design/text-field';
import { Field, FieldGroup } from './index.ts';

test('label, hint and error belong to the control, in reading order', async () => {
  const { container } = await show(
    <Field label="Passport end date" hint="As printed" error="Use a passport valid until September">
      {(control) => <input {...control} name="ends" />}
    </Field>,
  );
  const input = screen.getByLabelText('Passport end date');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As printed',
    'Use a passport valid until September',
  ]);
  expect(container.textContent).toBe('Passport end dateAs printedUse a passport valid until September');
});

test('a field without hint and error describes nothing', async () => {
  await show(<TextField label="Mobile" optional="optional" name="phone" />);
  const input = screen.getByLabelText(/Mobile/);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a group can take focus from an error link', async () => {
  await show(
    <FieldGroup id="dob" label="Date of birth" error="Enter the year">
      <TextField label="Year" name="year" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Date of birth' });
  group.focus();
  expect(document.activeElement).toBe(group);
});
