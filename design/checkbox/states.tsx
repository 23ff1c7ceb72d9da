import { Checkbox, Radio } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Checkboxes: () => (
    <div>
      <Checkbox label="Wheelchair to the gate or seat" name="s-help" />
      <Checkbox label="Service animal" hint="Free of charge" name="s-animal" />
    </div>
  ),
  Selected: () => (
    <div>
      <Checkbox label="Step-free way" name="s-free" defaultChecked />
      <Radio label="Economy" name="s-cabin" defaultChecked />
      <Radio label="Business" name="s-cabin" />
    </div>
  ),
  Disabled: () => (
    <div>
      <Checkbox label="Not on this flight" name="s-off" disabled />
      <Checkbox label="Always included" name="s-on" disabled defaultChecked />
    </div>
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Checkbox label="كرسي متحرك حتى المقعد" hint="مجانًا" name="s-rtl" />
    </div>
  ),
};
