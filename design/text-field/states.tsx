import { TextField } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Empty: () => <TextField label="First and middle names" hint="As in the passport" name="s-first" />,
  Filled: () => <TextField label="Family name" name="s-family" defaultValue="Anand" />,
  Error: () => (
    <TextField
      label="Passport end date"
      error="Singapore needs 6 months from arrival. Use another passport, or renew and add it before 2 March."
      name="s-ends"
      defaultValue="14 Aug 2027"
    />
  ),
  Disabled: () => (
    <TextField label="Mobile" optional="optional" name="s-mobile" disabled placeholder="+353 85 012 3456" />
  ),
  Widths: () => (
    <>
      <TextField label="Day" name="s-day" width="short" inputMode="numeric" />
      <TextField label="Month" name="s-month" width="medium" />
    </>
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <TextField label="الاسم كما في جواز السفر" name="s-rtl" defaultValue="ميرا" />
    </div>
  ),
};
