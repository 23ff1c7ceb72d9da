import { type Part, parseMessage, writeMessage } from './icu.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝĥíĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LONGER = 0.4;
const LETTERS = /[a-z]/gi;
const VOWELS = /[aeiouy]/gi;

/**
 * English as no language writes it: accents show words that are no message, two fifths more letters what does not fit,
 * brackets what is cut or put together from pieces. Placeholders, tags and cases stay.
 */
export function pseudo(message: string): string {
  const parts = parseMessage(message);
  return parts.some(hasWords) ? `[${writeMessage(parts.map(pseudoPart))}]` : message;
}

function pseudoPart(part: Part): Part {
  if (part.kind === 'text') return { ...part, text: accented(longer(part.text)) };
  if (part.kind !== 'choice') return part;
  return { ...part, cases: part.cases.map(({ key, parts }) => ({ key, parts: parts.map(pseudoPart) })) };
}

/** Vowels are drawn out evenly, so that words become longer rather than more. */
function longer(text: string): string {
  // Letters with an accent of their own count too: they are no shorter.
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const vowels = text.match(VOWELS)?.length ?? 0;
  const growing = vowels > 0 ? vowels : (text.match(LETTERS)?.length ?? 0);
  let owed = 0;
  return text.replace(vowels > 0 ? VOWELS : LETTERS, (letter) => {
    owed += Math.ceil(letters * LONGER) / growing;
    // Fractions add up to a hair less than what they are fractions of.
    const more = Math.floor(owed + 1e-9);
    owed -= more;
    return letter + letter.toLowerCase().repeat(more);
  });
}

function accented(text: string): string {
  return text.replace(LETTERS, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
}

function hasWords(part: Part): boolean {
  if (part.kind === 'choice') return part.cases.some(({ parts }) => parts.some(hasWords));
  return part.kind === 'text' && part.text.search(LETTERS) >= 0;
}
