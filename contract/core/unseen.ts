/**
 * Characters that nobody sees or that turn the order of what is read: one address or name could be taken for another by them.
 * What a text may hold of them goes by what it is for: `email` nothing; `line`, a name or any other short text, what scripts are
 * written with; `free`, a long text, a search or a password, all but what no keyboard writes.
 */
export type TextUse = 'email' | 'line' | 'free';

/** What no keyboard writes into a field but tab and line ends. */
// eslint-disable-next-line no-control-regex -- what this refuses
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;
/** Also Hangul fillers, tags and whatever else has no looks of its own; marks of an annotation and the empty Braille cell besides. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

const JOINER = String.raw`[\u200C-\u200D]`;
const SELECTOR = String.raw`(?:[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])`;
/** As `UNSEEN` but for characters that this platform does not know, without what is judged by what it follows. */
const UNSEEN_IN_LINE = new RegExp(
  String.raw`(?!${JOINER}|${SELECTOR})[\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB\u2800]`,
  'u',
);
/** Persian and the scripts of India are not written without joiners, emoji of several are not either; Latin, Greek and Cyrillic are. */
const JOINS_NOTHING = new RegExp(
  String.raw`(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}])${JOINER}`,
  'u',
);
/** Which form of a Chinese character, an emoji or a Mongolian letter is meant. */
const SELECTS_NOTHING = new RegExp(
  String.raw`(?<![\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Extended_Pictographic}\d#*])${SELECTOR}`,
  'u',
);
/** Our own pages write one such pair around a number or a name, and it is copied along. */
const WRAPPED = /^(\s*)[\u2066-\u2068]([^\u2066-\u2069]*)\u2069(\s*)$/;

/** Whether a text holds a character that it may not hold for its use, or half of one, which no database takes. */
export function holdsUnseen(text: string, use: TextUse): boolean {
  if (CONTROL.test(text) || !text.isWellFormed()) return true;
  if (use === 'free') return false;
  if (use === 'email') return UNSEEN.test(text.trim());
  const line = text.replace(WRAPPED, '$1$2$3');
  return [UNSEEN_IN_LINE, JOINS_NOTHING, SELECTS_NOTHING].some((refused) => refused.test(line));
}

const FREE = /^(?:text|q|message|stack|\w*passw\w*)$/i;
const EMAIL = /^(?:\w*email\w*|username)$/i;

/** What a text of an input is for, by the name of its field: the last part of `contact.email`; in a list, the name of the list. */
export function textUseOf(field: string): TextUse {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  if (FREE.test(name)) return 'free';
  return EMAIL.test(name) ? 'email' : 'line';
}
