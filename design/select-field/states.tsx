import { SelectField } from './index.ts';
import type { States } from '#design/gallery';

const options = [
  { value: 'IE', text: 'Ireland' },
  { value: 'SE', text: 'Sweden' },
  { value: 'XX', text: 'No longer issued', disabled: true },
];

export const states: States = {
  Selected: () => <SelectField label="Issued by" name="s-country" options={options} defaultValue="SE" />,
  Error: () => (
    <SelectField label="Issued by, wrong" name="s-wrong" options={options} error="Choose the country on the cover." />
  ),
  Disabled: () => <SelectField label="Issued by, off" name="s-off" options={options} disabled />,
  Compact: () => <SelectField label="Sort by" name="s-sort" compact options={options} />,
};
