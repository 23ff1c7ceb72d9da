import { back, out } from '#design/examples';
import { Timeline, Timelines } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Direct: () => <Timeline headingLevel={3} {...back} />,
  'Bags checked in again': () => <Timeline headingLevel={3} {...out} />,
  'Both ways': () => (
    <Timelines
      ways={[
        { ...out, title: 'Out', headingLevel: 3 },
        { ...back, title: 'Back', headingLevel: 3 },
      ]}
    />
  ),
  'Right to left': () => (
    <div dir="rtl">
      <Timeline headingLevel={3} {...back} />
    </div>
  ),
};
