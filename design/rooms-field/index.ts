export { RoomsField } from './rooms-field.tsx';
export { roomsFrom } from './rooms.ts';
export type { RoomGuests, RoomLimits } from './rooms.ts';
export type { RoomsFieldProps, RoomsWords } from './types.ts';
