import { Badge, Flag } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Tones: () => (
    <>
      <Badge>Neutral</Badge>
      <Badge tone="good" icon="check">
        Booked, tickets issued
      </Badge>
      <Badge tone="warn" icon="triangle-alert">
        Needs approval
      </Badge>
      <Badge tone="bad">Not allowed</Badge>
    </>
  ),
  'Explains itself': () => (
    <>
      <Badge explanation={{ label: 'Why lower', text: '12% below the usual CO₂e of this route.' }}>Lower CO₂e</Badge>
      <Flag explanation={{ label: 'Why best', text: 'Price, time and stops weighed together; nothing paid counts.' }}>
        Best
      </Flag>
    </>
  ),
  Selected: () => <Flag>Chosen</Flag>,
  'Long text': () => <Badge tone="warn">Waiting for the approval of two people in another time zone</Badge>,
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <Badge tone="good" icon="check">
        تم الحجز
      </Badge>
    </span>
  ),
};
