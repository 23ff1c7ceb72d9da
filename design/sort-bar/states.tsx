import { sorts } from '#design/examples';
import { SortBar } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Selected: () => <SortBar label="Sort by" choices={sorts} />,
  Loading: () => (
    <SortBar label="Sort by, prices on their way" choices={sorts.map((sort) => ({ ...sort, price: '', fact: '' }))} />
  ),
  'Right to left': () => (
    <div dir="rtl">
      <SortBar label="Sort by, from right to left" choices={sorts} />
    </div>
  ),
};
