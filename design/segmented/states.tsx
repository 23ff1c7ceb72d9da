import { Segmented } from './index.ts';
import type { States } from '#design/gallery';

const bags = [
  { value: 'none', text: 'None' },
  { value: 'cabin', text: 'Cabin' },
  { value: 'checked', text: 'Checked' },
];

export const states: States = {
  Selected: () => <Segmented label="Bags in every price" name="s-bags" options={bags} defaultValue="cabin" />,
  'Label beside': () => (
    <Segmented label="Bags, beside" labelPlace="beside" name="s-beside" options={bags} defaultValue="none" />
  ),
  'Compact, one disabled': () => (
    <Segmented
      label="Gender in the passport"
      name="s-gender"
      size="compact"
      defaultValue="F"
      options={[
        { value: 'F', text: 'F', label: 'Female' },
        { value: 'M', text: 'M', label: 'Male' },
        { value: 'X', text: 'X', label: 'Unspecified', disabled: true },
      ]}
    />
  ),
  'With prices': () => (
    <Segmented
      label="Checked bags, 23 kg"
      name="s-prices"
      defaultValue="0"
      wide
      options={[
        { value: '0', text: 'None' },
        { value: '1', text: '1\n€30.98' },
        { value: '2', text: '2\n€86.05' },
      ]}
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Segmented
        label="الرحلة"
        name="s-rtl"
        defaultValue="return"
        options={[
          { value: 'return', text: 'ذهاب وعودة' },
          { value: 'one', text: 'ذهاب فقط' },
        ]}
      />
    </div>
  ),
};
