import type { ComponentType } from 'react';
import type { Cheaper } from './cheaper.ts';
import { CheaperFareNote } from './flights/cheaper-fare-note.tsx';

interface NoteProps<C extends Cheaper> {
  readonly cheaper: C;
}

const NOTES: { readonly [V in Cheaper['vertical']]: ComponentType<NoteProps<Extract<Cheaper, { vertical: V }>>> } = {
  flights: CheaperFareNote,
};

/** Said before anything is paid, in the words of its vertical. */
export function CheaperNote({ cheaper }: NoteProps<Cheaper>) {
  const Note = NOTES[cheaper.vertical];
  return <Note cheaper={cheaper} />;
}
