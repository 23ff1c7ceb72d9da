const LETTER_A = 97;

/** Three letters as a number in 0 .. 17575, or -1 where the text is anything else. */
export function codeIndex(text: string): number {
  if (text.length !== 3) return -1;
  let value = 0;
  for (let i = 0; i < 3; i += 1) {
    const letter = (text.charCodeAt(i) | 0x20) - LETTER_A;
    if (letter < 0 || letter > 25) return -1;
    value = value * 26 + letter;
  }
  return value;
}

/** The same of the first three bytes. */
export function codeOf(bytes: Uint8Array): number {
  let value = 0;
  for (let i = 0; i < 3; i += 1) {
    const letter = (bytes[i] ?? 0) - LETTER_A;
    if (letter < 0 || letter > 25) return -1;
    value = value * 26 + letter;
  }
  return value;
}

export function codeText(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 676), 65 + (Math.floor(index / 26) % 26), 65 + (index % 26));
}

/** Two lower-case letters as a number, never 0. */
export function packLetters(two: string): number {
  return (two.charCodeAt(0) << 8) | two.charCodeAt(1);
}

export function unpackLetters(packed: number): string {
  return String.fromCharCode(packed >> 8, packed & 0xff);
}
