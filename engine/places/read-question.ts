import { fold, MAX_TEXT } from './fold.ts';
import { ANY_BIT, bitOf } from './node.ts';
import type { Scratch } from './open.ts';

const encoder = new TextEncoder();

/**
 * Writes the folded question's bytes and their bits to the scratch and returns how many; every folded text fits. ASCII
 * is folded in place, without a new string.
 */
export function readQuestion(scratch: Scratch, text: string): number {
  const { query, bits } = scratch;
  const plain = foldAscii(query, text);
  scratch.plain = true;
  const length = plain >= 0 ? plain : encodeFolded(scratch, fold(text));
  for (let i = 0; i < length; i += 1) bits[i] = bitOf(query[i] ?? 0);
  for (let i = length; i < length + 3; i += 1) bits[i] = ANY_BIT;
  return length;
}

/** A question in another script may fold to ASCII, and is then as plain as any. */
function encodeFolded(scratch: Scratch, folded: string): number {
  const cut = folded.length > MAX_TEXT ? folded.slice(0, MAX_TEXT) : folded;
  const { written } = encoder.encodeInto(cut, scratch.query);
  scratch.plain = written === folded.length;
  return written;
}

/** Does to ASCII what `fold` does; -1 for a text with anything else in it. */
function foldAscii(query: Uint8Array, text: string): number {
  const end = Math.min(text.length, MAX_TEXT);
  let length = 0;
  let apart = false;
  for (let i = 0; i < end; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return -1;
    const byte = unit >= 65 && unit <= 90 ? unit + 32 : unit;
    if ((byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57)) {
      if (apart && length > 0) query[length++] = 0x20;
      query[length++] = byte;
      apart = false;
    } else if (unit !== 0x27 && unit !== 0x60) apart = true;
  }
  return length;
}
