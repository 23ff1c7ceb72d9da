import { JourneyRule } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Direct: () => <JourneyRule scaleMinutes={1335} parts={[{ kind: 'air', minutes: 790 }]} />,
  'With a wait': () => (
    <JourneyRule
      scaleMinutes={1335}
      parts={[
        { kind: 'air', minutes: 395 },
        { kind: 'wait', minutes: 130 },
        { kind: 'air', minutes: 465 },
      ]}
    />
  ),
  'Bags checked in again': () => (
    <JourneyRule
      scaleMinutes={1335}
      parts={[
        { kind: 'air', minutes: 500 },
        { kind: 'self-transfer', minutes: 335 },
        { kind: 'air', minutes: 500 },
      ]}
    />
  ),
  'Right to left': () => (
    <div dir="rtl">
      <JourneyRule
        scaleMinutes={1335}
        parts={[
          { kind: 'air', minutes: 300 },
          { kind: 'wait', minutes: 300 },
          { kind: 'air', minutes: 300 },
        ]}
      />
    </div>
  ),
};
