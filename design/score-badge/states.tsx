import { ScoreBadge } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Score: () => <ScoreBadge value="8.9" scale="out of 10" source="1,204 stays with us" />,
  'One digit and few': () => <ScoreBadge value="10" scale="out of 10" source="3 stays with us" />,
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <ScoreBadge value="٨٫٩" scale="من ١٠" source="١٬٢٠٤ إقامة عندنا" />
    </span>
  ),
};
