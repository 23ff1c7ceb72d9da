/** How houses are called in a language area. Patterns hold a word in place of `*`; words of two lists are joined by `+`. */
export interface NameStyle {
  /** Up to two stars and houses without any. */
  readonly simple: readonly string[];
  readonly middle: readonly string[];
  /** Four and five stars. */
  readonly grand: readonly string[];
  readonly words: readonly string[];
}

/** Patterns parted by `|`. The words are invented or plain nouns; where heads and tails are given, each head takes each tail. */
export function style(simple: string, middle: string, grand: string, words: string, tails?: string): NameStyle {
  const heads = words.split('|');
  return {
    simple: simple.split('|'),
    middle: middle.split('|'),
    grand: grand.split('|'),
    words: tails ? heads.flatMap((head) => tails.split('|').map((tail) => head + tail)) : heads,
  };
}
