import { LinkChoices } from './index.ts';
import type { States } from '#design/gallery';

const choices = [
  { name: 'Out, then back', href: '?', current: true },
  { name: 'Whole trips', href: '?by=trip', current: false },
];

export const states: States = {
  Selected: () => <LinkChoices label="View" choices={choices} />,
  'Right to left': () => (
    <div dir="rtl">
      <LinkChoices label="View, from right to left" choices={choices} />
    </div>
  ),
};
