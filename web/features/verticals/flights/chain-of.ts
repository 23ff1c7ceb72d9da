import type { EndNames } from './use-ends.ts';

/** There is room for so many after the first place. */
const MOST_LETTERS = 18;
/** Of right to left: without one at each dash Latin codes would be in the order of Latin. */
const RIGHT_TO_LEFT = '\u200f';

/** Where a journey goes on to: every place, or the first and the last where all have no room. */
export function chainOf(legs: readonly { readonly to: EndNames }[], dir: 'ltr' | 'rtl'): EndNames {
  const mark = dir === 'rtl' ? RIGHT_TO_LEFT : '';
  const shown = (texts: readonly string[], dash: string): string =>
    texts.join(dash).length > MOST_LETTERS
      ? `${mark}${texts[0]} … ${mark}${texts.at(-1)}`
      : mark + texts.join(dash + mark);
  return {
    name: shown(
      legs.map(({ to }) => to.name),
      ' – ',
    ),
    code: shown(
      legs.map(({ to }) => to.code),
      '–',
    ),
  };
}
