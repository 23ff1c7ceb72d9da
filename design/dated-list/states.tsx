import { next } from '#design/examples';
import { DatedList } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'What comes next': () => <DatedList items={next} />,
  'One thing': () => <DatedList items={next.slice(0, 1)} />,
};
