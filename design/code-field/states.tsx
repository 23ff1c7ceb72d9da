import type { States } from '#design/gallery';
import { CodeField } from './index.ts';

const hint = 'Valid for 10 minutes. You can paste it.';

export const states: States = {
  Empty: () => <CodeField label="Code" hint={hint} name="s-empty" />,
  'Being typed': () => <CodeField label="Code, typed" hint={hint} name="s-typed" value="4720" />,
  Whole: () => <CodeField label="Code, whole" hint={hint} name="s-whole" value="472031" />,
  Error: () => (
    <CodeField
      label="Code, expired"
      hint={hint}
      error="That code has expired. Use the newest e-mail or send another code."
      name="s-error"
      value="4720"
    />
  ),
  'Long code expected': () => (
    <CodeField
      label="Code, long"
      hint="6 digits, or a long code."
      name="s-long"
      value="K7Q2-X9AB-M4NP"
      long="expected"
    />
  ),
  Disabled: () => <CodeField label="Code, being checked" name="s-disabled" value="472031" disabled />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <CodeField label="الرمز" hint="يمكنك اللصق. صالح لمدة 10 دقائق." name="s-rtl" value="4720" />
    </div>
  ),
};
