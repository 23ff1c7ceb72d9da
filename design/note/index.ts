export { Note } from './note.tsx';
export type { NoteProps, Tone } from './note.tsx';
