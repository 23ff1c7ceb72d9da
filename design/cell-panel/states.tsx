import { useState } from 'react';
import { Button } from '#design/button';
import { CellPanel } from './index.ts';
import type { States } from '#design/gallery';

function Opened({ phone }: { phone: 'full' | 'sheet' }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(!open)}>{open ? 'Close the panel' : 'Open the panel'}</Button>
      <CellPanel open={open} label={`A panel, ${phone}`} phone={phone} onClose={() => setOpen(false)}>
        <p>What unfolds under a cell of the search row.</p>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </CellPanel>
    </div>
  );
}

export const states: States = {
  'Whole screen on a phone': () => <Opened phone="full" />,
  'Sheet on a phone': () => <Opened phone="sheet" />,
};
