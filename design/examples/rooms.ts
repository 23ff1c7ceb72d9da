import type { RoomsFieldProps, RoomsWords } from '#design/rooms-field';

/** English words of the widget; for tests and the gallery. */
export const englishRooms: RoomsWords = {
  title: 'Rooms and guests',
  room: (at) => `Room ${at}`,
  adults: (room) => ({
    label: 'Adults',
    hint: '18 or older',
    less: `Remove one adult from room ${room}`,
    more: `Add one adult to room ${room}`,
  }),
  children: (room) => ({
    label: 'Children',
    hint: '0 to 17',
    less: `Remove one child from room ${room}`,
    more: `Add one child to room ${room}`,
  }),
  childAge: (child) => `Age of child ${child}`,
  chooseAge: 'Choose an age',
  years: (age) => (age === 0 ? 'Under 1' : `${age} years`),
  add: 'Add a room',
  remove: (at) => `Remove room ${at}`,
  fullRooms: '8 rooms at most in one search. For more, ask the place itself.',
  fullRoom: '6 people at most in a room. Add a room.',
  noRoom: 'No rooms',
  noChild: 'No children',
  summary: (rooms) => {
    const guests = rooms.reduce((sum, room) => sum + room.adults + room.children.length, 0);
    return `${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}, ${guests} guests`;
  },
  done: 'Done',
};

export const roomLimits: RoomsFieldProps['most'] = { rooms: 8, adults: 6, children: 4, guests: 6 };
