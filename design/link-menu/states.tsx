import { LinkMenu } from './index.ts';
import type { States } from '#design/gallery';

const choices = [
  { name: 'Best', href: '?sort=best', current: true },
  { name: 'Cheapest', href: '?sort=cheapest', current: false },
  { name: 'Fastest', href: '?sort=fastest', current: false },
];

export const states: States = {
  Closed: () => <LinkMenu label="Sort by" choices={choices} />,
  'With what explains them': () => (
    <LinkMenu label="Sort by, explained" choices={choices} more={{ text: 'How Best works', href: '#how' }} />
  ),
  'Right to left': () => (
    <div dir="rtl">
      <LinkMenu label="Sort by, from right to left" choices={choices} />
    </div>
  ),
};
