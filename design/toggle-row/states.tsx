import { useState } from 'react';
import { Link } from '#design/link';
import { ToggleRow, ToggleRows } from './index.ts';
import type { States } from '#design/gallery';

function Live() {
  const [on, setOn] = useState(false);
  return (
    <ToggleRow
      label="Several rooms in one booking"
      hint={
        on ? 'On: one booking may hold rooms for several travellers.' : 'Off: each traveller books a room of their own.'
      }
      on={on}
      onChange={setOn}
    />
  );
}

export const states: States = {
  'Off, and on once pressed': () => <Live />,
  'Several, one on': () => (
    <ToggleRows label="Search results">
      {[
        <ToggleRow key="fares" label="Our negotiated fares and rates" name="s-fares" defaultOn />,
        <ToggleRow
          key="codes"
          label="Loyalty numbers in searches"
          hint={
            <>
              2 airline codes, 4 hotel codes. <Link href="#codes">Corporate codes</Link>
            </>
          }
          name="s-codes"
        />,
      ]}
    </ToggleRows>
  ),
  Saving: () => <ToggleRow label="Weekly summary" hint="Sent on Mondays." on busyText="Saving…" />,
  Saved: () => <ToggleRow label="Reminders before approval ends" on savedText="Saved" />,
  Locked: () => (
    <ToggleRow label="Guests may be booked for" on={false} locked="Only an admin can change this. Ask Tomas Lind." />
  ),
  Error: () => (
    <ToggleRow
      label="Show CO₂e"
      on={false}
      error="This was not saved, so it is still off. Check the connection and try again."
    />
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <ToggleRow label="عدة غرف في حجز واحد" hint="متوقف: يحجز كل مسافر غرفته." name="s-ar-rooms" />
    </div>
  ),
};
