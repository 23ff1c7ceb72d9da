export { WrongState } from './errors.ts';
export { mayMove, statesOf, terminalStates } from './machine.ts';
export type { Machine } from './machine.ts';
export { begin, listEvents, note, transition } from './transition.ts';
export type { Facts, RecordedEvent } from './transition.ts';
export { personalTables } from './personal.ts';
