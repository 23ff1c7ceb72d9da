/** Letters that Unicode does not decompose, and the Cyrillic and Greek alphabets, as the Latin letters people type. */
const LETTERS = new Map<string, string>(
  (
    "ß=ss æ=ae œ=oe ø=o đ=d ð=d þ=th ł=l ı=i ħ=h ŋ=n ə=e ƙ=k ɓ=b ɗ=d ʻ= ʼ= ’= ‘= `= '= ´= ʿ= ʾ= " +
    'а=a б=b в=v г=g ґ=g ѓ=g д=d ђ=dj е=e є=ye ж=zh з=z ѕ=dz и=i і=i ј=j к=k қ=k ќ=k л=l љ=lj м=m н=n њ=nj ң=n о=o ө=o п=p р=r ' +
    'с=s т=t ћ=c у=u ү=u ұ=u ф=f х=kh һ=h ц=ts ч=ch џ=dz ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ә=a ғ=g ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o ' +
    'ة=ه ى=ي ک=ك ی=ي ـ='
  )
    .split(' ')
    .map((pair) => [pair[0] ?? '', pair.slice(2)]),
);

/** Latin, Cyrillic, Hebrew and Arabic marks; the Japanese voicing marks stay, they make other letters. */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
/** From a Katakana letter to the Hiragana one that is read alike. */
const TO_HIRAGANA = 0x60;
const ASCII_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const NOT_WORD = /[^\p{L}\p{N}\u3099\u309a]+/gu;
const SPECIAL = new RegExp(
  `[${[...LETTERS.keys()].map((letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`,
  'gu',
);

/** Longest text that is read at all; a name is never longer, so the rest cannot change an answer. */
export const MAX_TEXT = 96;

/**
 * The one spelling under which names are stored and asked for: lower case, no diacritics, Cyrillic and Greek
 * in Latin letters, Katakana as Hiragana, words separated by single spaces. Idempotent; reads at most `MAX_TEXT` UTF-16 units.
 */
export function fold(text: string): string {
  const short = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  if (ASCII_WORDS.test(short)) return short;
  return short
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(NOT_WORD, ' ')
    .trim();
}
