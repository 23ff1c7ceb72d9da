const kinds = /\b(air|airlines?|airways|aviation|wings|fly|jet)\b/giu;

/** Two letters for a carrier without a licensed logo: initials, or the ends of a single word. */
export function monogram(name: string): string {
  const words = name
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .split(/\s+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !word.match(kinds));
  const [first = '', second] = telling.length > 0 ? telling : words;
  const letters = second ? lettersOf(first, 1) + lettersOf(second, 1) : lettersOf(first, 2);
  return letters.toLocaleUpperCase('en');
}

/** The first letters, each with its accents. */
function lettersOf(word: string, count: number): string {
  return (word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).slice(0, count).join('');
}

/** A hue in steps of 10, the same for the same code everywhere. Yellow-greens are left out: white is not readable on them. */
export function hueOf(code: string): number {
  let hash = 2_166_136_261;
  for (const char of code) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  const hue = Math.floor(((hash >>> 0) % 280) / 10) * 10 + 130;
  return hue % 360;
}
