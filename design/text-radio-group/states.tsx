import { TextRadioGroup } from './index.ts';
import type { States } from '#design/gallery';

const options = [
  { value: 'price', text: 'A price', hint: 'What was shown and what was charged' },
  { value: 'booking', text: 'A booking' },
  { value: 'other', text: 'Something else', disabled: true },
];

export const states: States = {
  'Selected, one disabled': () => (
    <TextRadioGroup label="What is it about?" name="s-topic" options={options} defaultValue="booking" />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <TextRadioGroup
        label="ما الموضوع؟"
        name="s-topic-rtl"
        options={[
          { value: 'price', text: 'سعر' },
          { value: 'booking', text: 'حجز' },
        ]}
        defaultValue="price"
      />
    </div>
  ),
};
