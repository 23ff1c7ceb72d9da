import { useState } from 'react';
import { englishRooms, roomLimits } from '#design/examples';
import { SearchCell } from '#design/search-form';
import { RoomsPanel } from './panel.tsx';
import { RoomsField, type RoomGuests, type RoomsFieldProps } from './index.ts';
import type { States } from '#design/gallery';

type More = Partial<RoomsFieldProps> & { readonly start: readonly RoomGuests[] };

function Rooms({ start, ...more }: More) {
  const [rooms, setRooms] = useState(start);
  return (
    <SearchCell place="first">
      <RoomsField
        id={`${more.name}-field`}
        name="room"
        value={rooms}
        most={roomLimits}
        words={englishRooms}
        onChange={setRooms}
        {...more}
      />
    </SearchCell>
  );
}

function Unfolded({ start, ...more }: More) {
  const [rooms, setRooms] = useState(start);
  return (
    <div>
      <RoomsPanel
        name="room"
        value={rooms}
        most={roomLimits}
        words={englishRooms}
        onChange={setRooms}
        onDone={() => {}}
        {...more}
      />
    </div>
  );
}

export const states: States = {
  Selected: () => <Rooms name="s-one" start={[{ adults: 2, children: [] }]} />,
  Error: () => (
    <Rooms
      name="s-error"
      start={[{ adults: 2, children: [null] }]}
      error="Say how old each child is on the day of arrival."
    />
  ),
  Unfolded: () => (
    <Unfolded
      start={[
        { adults: 2, children: [7, null] },
        { adults: 1, children: [] },
      ]}
      ageError="Choose an age."
    />
  ),
  'At the most': () => (
    <Unfolded
      most={{ ...roomLimits, rooms: 1 }}
      start={[{ adults: 4, children: [0, 12] }]}
      words={{ ...englishRooms, room: () => 'The only room' }}
    />
  ),
};
