import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextField } from '#design/text-field';
import { Field, FieldGroup, JUDGED_BY_FORM, RefusalContext } from './index.ts';

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

function Refused({ by, error = 'Enter the year' }: { by: unknown; error?: string }) {
  return (
    <RefusalContext value={by}>
      <FieldGroup id="dob" label="Date of birth" error={error}>
        {(invalid) => <input aria-label="Year" aria-invalid={invalid} />}
      </FieldGroup>
      <TextField label="Mobile" error="Start with the country code" defaultValue="085" />
    </RefusalContext>
  );
}

async function change(label: string, value: string) {
  const control = screen.getByLabelText<HTMLInputElement>(label);
  await act(async () => control.focus());
  if (control.value !== value) fireEvent.change(control, { target: { value } });
  await act(async () => control.blur());
}

test('an error goes when its control was changed and left, not before, and comes with the next refusal', async () => {
  const { rerender } = await show(<Refused by="the first submit" />);
  const errors = () => screen.queryAllByText(/Enter the year|Start with/).map(({ textContent }) => textContent);
  const both = ['Enter the year', 'Start with the country code'];
  expect(errors()).toEqual(both);
  await change('Mobile', '085');
  expect(errors()).toEqual(both);
  await change('Year', '1988');
  expect(errors()).toEqual(['Start with the country code']);
  expect(screen.getByLabelText('Year').hasAttribute('aria-invalid')).toBe(false);
  await change('Mobile', '+353 85');
  expect(errors()).toEqual([]);
  expect(screen.getByLabelText('Mobile').hasAttribute('aria-describedby')).toBe(false);
  rerender(<Refused by="the second submit" />);
  expect(errors()).toEqual(both);
});

test('a form that judges itself keeps the errors that it gives', async () => {
  await show(<Refused by={JUDGED_BY_FORM} />);
  await change('Year', '88');
  fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '1' } });
  expect(screen.getByText('Enter the year')).toBeDefined();
});
