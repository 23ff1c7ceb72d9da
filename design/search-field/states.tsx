import { useState } from 'react';
import type { States } from '#design/gallery';
import { SearchField } from './index.ts';

function Find({ label, start }: { label: string; start: string }) {
  const [value, setValue] = useState(start);
  return <SearchField label={label} placeholder="Country or language" value={value} onChange={setValue} />;
}

export const states: States = {
  Empty: () => <Find label="Find a country" start="" />,
  Filled: () => <Find label="Find a country, filled" start="Ireland" />,
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <Find label="ابحث عن بلد" start="" />
    </div>
  ),
};
