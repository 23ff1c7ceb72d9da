import type { RoomGuests, RoomLimits } from './rooms.ts';

interface StepWords {
  readonly label: string;
  readonly hint: string;
  readonly less: string;
  readonly more: string;
}

export interface RoomsWords {
  /** Names the cell and the panel. */
  readonly title: string;
  /** "Room 1". */
  readonly room: (at: number) => string;
  /** Words of the steppers of a room; each control on the page has a name of its own. */
  readonly adults: (room: number) => StepWords;
  readonly children: (room: number) => StepWords;
  /** "Age of child 1". */
  readonly childAge: (child: number) => string;
  /** "Choose an age". */
  readonly chooseAge: string;
  /** "Under 1", "8 years". */
  readonly years: (age: number) => string;
  readonly add: string;
  /** "Remove room 2". */
  readonly remove: (at: number) => string;
  /** Why no more rooms: "8 rooms at most in one search. Groups: ask the place itself." */
  readonly fullRooms: string;
  /** Why nobody more in a room: "6 people at most in a room. Add a room." */
  readonly fullRoom: string;
  /** "No room", "No child"; for the selects that stand in before scripts run. */
  readonly noRoom: string;
  readonly noChild: string;
  /** "2 rooms, 3 guests". */
  readonly summary: (rooms: readonly RoomGuests[]) => string;
  readonly done: string;
}

export interface RoomsFieldProps {
  readonly id?: string;
  /** Of the form field; each room is one value. */
  readonly name: string;
  readonly value: readonly RoomGuests[];
  readonly most: RoomLimits;
  readonly words: RoomsWords;
  readonly error?: string | undefined;
  /** Stands at each child without an age once the form was sent without it. */
  readonly ageError?: string | undefined;
  readonly onChange: (value: readonly RoomGuests[]) => void;
}
