import { TextField, TextInput } from '#design/text-field';
import { Field, FieldError, FieldGroup } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'With a hint': () => (
    <Field label="First and middle names" hint="As in the passport">
      {(control) => <TextInput {...control} name="s-first" />}
    </Field>
  ),
  Error: () => (
    <Field label="Passport end date" hint="As printed" error="Singapore needs 6 months from arrival.">
      {(control) => <TextInput {...control} name="s-ends" defaultValue="14 Aug 2027" />}
    </Field>
  ),
  'Error alone': () => <FieldError>Choose two days.</FieldError>,
  Optional: () => (
    <Field label="Mobile" optional="optional">
      {(control) => <TextInput {...control} name="s-mobile" />}
    </Field>
  ),
  'A group': () => (
    <FieldGroup label="Date of birth" inline error="Enter the year">
      <TextField label="Day" name="s-day" width="short" />
      <TextField label="Month" name="s-month" width="medium" />
      <TextField label="Year" name="s-year" width="short" />
    </FieldGroup>
  ),
};
