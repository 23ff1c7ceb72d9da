import { Button } from '#design/button';
import { next } from '#design/examples';
import { DatedList } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'What comes next': () => <DatedList items={next} />,
  'With something to do': () => (
    <DatedList
      items={next.map((item, at) =>
        at === 0 ? { ...item, action: <Button variant="primary">Add to calendar</Button> } : item,
      )}
    />
  ),
  'One thing': () => <DatedList items={next.slice(0, 1)} />,
};
