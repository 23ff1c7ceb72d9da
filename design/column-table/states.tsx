import { fares } from '#design/examples';
import { ColumnTable } from './index.ts';
import type { States } from '#design/gallery';

const columns = fares.fares.map(({ id, name }) => ({ id, head: name }));

export const states: States = {
  Plain: () => <ColumnTable caption="What fares include" cornerText="What" columns={columns} rows={fares.facts} />,
  Selected: () => (
    <ColumnTable
      caption="What fares include, one chosen"
      cornerText="What"
      columns={columns}
      rows={fares.facts}
      marked="flex"
    />
  ),
};
