import { TextField } from '#design/text-field';
import { ErrorSummary } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'One error': () => (
    <div>
      <ErrorSummary
        title="One thing to correct before you continue"
        errors={[{ field: 's-ends', text: 'Traveller 1: the passport ends too early for Singapore' }]}
      />
      <TextField id="s-ends" label="Passport end date" name="s-ends" error="Use another passport, or renew it." />
    </div>
  ),
  'Several errors': () => (
    <ErrorSummary
      title="Two things to correct before you continue"
      errors={[
        { field: 's-ends', text: 'Traveller 1: the passport ends too early for Singapore' },
        { field: 's-mail', text: 'Contact: the e-mail address has no @' },
      ]}
    />
  ),
};
