import { StepLine } from './index.ts';
import type { States } from '#design/gallery';

const steps = [
  { name: 'Flight out', detail: 'Tue 9 Mar', state: 'done' },
  { name: 'Flight back', detail: 'Tue 23 Mar', state: 'now' },
  { name: 'Fare', state: 'next' },
] as const;

export const states: States = {
  'Second step': () => <StepLine label="Steps" steps={steps} done="done" />,
  Tight: () => <StepLine label="Steps beside something else" steps={steps} done="done" tight />,
  'Right to left': () => (
    <div dir="rtl">
      <StepLine label="Steps, from right to left" steps={steps} done="done" />
    </div>
  ),
};
