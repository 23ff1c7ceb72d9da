import { compared } from '#design/examples';
import { CompareTable } from './index.ts';
import type { States } from '#design/gallery';

const first = (count: number) => ({
  ...compared,
  items: compared.items.slice(0, count),
  rows: compared.rows.map((row) => ({ ...row, cells: row.cells.slice(0, count) })),
});

export const states: States = {
  Four: () => <CompareTable {...compared} />,
  Two: () => <CompareTable {...first(2)} caption="Two stays side by side" />,
  'Right to left': () => (
    <div dir="rtl">
      <CompareTable {...first(3)} caption="Three stays side by side" />
    </div>
  ),
};
