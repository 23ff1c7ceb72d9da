import bidiFactory from 'bidi-js';
import { faceOf, usualFace } from './faces.ts';

/** Characters of one face and one direction, in the order in which they are drawn. */
export interface Run {
  readonly text: string;
  readonly face: string;
}

export type Direction = 'ltr' | 'rtl';

interface Piece extends Run {
  readonly level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/** What is turned around as it is shaped. */
const LETTERS = /\p{Script=Arabic}/u;
/** The face whose characters run from right to left. */
export const ARABIC = 'arabic';

/** A line as it is drawn from left to right (Unicode Bidirectional Algorithm); `line` is a part of `paragraph`. */
export function runsOf(paragraph: string, line: { from: number; to: number }, base: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(paragraph, base);
  return inVisualOrder(piecesOf(paragraph, line, levels)).map(({ text, face, level }) => ({
    face,
    text: level % 2 === 1 && !LETTERS.test(text) ? mirrored(text) : text,
  }));
}

/** The faces that a text needs. */
export function facesIn(text: string): Set<string> {
  return new Set([usualFace, ...Array.from(text, (character) => faceOf(character) ?? usualFace)]);
}

function piecesOf(paragraph: string, { from, to }: { from: number; to: number }, levels: Uint8Array): Piece[] {
  const pieces: { text: string; face: string; level: number }[] = [];
  for (const { segment, index } of graphemes.segment(paragraph.slice(from, to))) {
    if (INVISIBLE.test(segment)) continue;
    const level = levels[from + index] ?? 0;
    const last = pieces.at(-1);
    // A space has no looks: it stays with the word before it.
    const face = segment === ' ' && last ? last.face : faceOf(segment);
    const text = face === undefined ? '?' : segment;
    if (last && last.level === level && last.face === (face ?? usualFace)) last.text += text;
    else pieces.push({ text, face: face ?? usualFace, level });
  }
  return pieces;
}

/** Rule L2: from the highest level down to the lowest odd one, what lies at that level or above is turned around. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  for (let level = Math.max(0, ...order.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Signs without a direction in a text from right to left: in reverse, brackets turned. */
function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character)
    .reverse()
    .join('');
}
