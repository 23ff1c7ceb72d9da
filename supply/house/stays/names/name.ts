import { keyOf } from '../../hash.ts';
import type { Dice } from '../world/dice.ts';
import type { CityKind } from '../world/kind.ts';
import { CHAINS } from './chains.ts';
import { nameStyle } from './languages.ts';

const WORD = keyOf('stays/word');
const PATTERN = keyOf('stays/pattern');
const CHAIN = keyOf('stays/chain');

/** An invented name in the style of the country that nobody in `taken` bears; it is added there. */
export function inventName(dice: Dice, country: string, stars: number, taken: Set<string>): string {
  const style = nameStyle(country);
  const patterns = stars >= 4 ? style.grand : stars === 3 ? style.middle : style.simple;
  for (let tries = 0; ; tries++) {
    const word = style.words[dice.pick(WORD, style.words.length, tries)]!;
    const name = patterns[dice.pick(PATTERN, patterns.length, tries)]!.replace('*', word);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** A quarter, or an airport with its code. */
interface ChainArea {
  readonly name: string;
  readonly airport: string | undefined;
}

interface ChainHouse {
  readonly chain: number;
  readonly stars: number;
  readonly name: string;
}

/** The share of houses that belong to a chain, by what draws guests and how large the place is. */
function chainShare(kind: CityKind, population: number): number {
  if (kind === 'beach') return 0.12;
  if (kind === 'snow' || kind === 'nature') return 0.07;
  return population > 1_000_000 ? 0.17 : population > 200_000 ? 0.13 : population > 40_000 ? 0.06 : 0.01;
}

/** A house of one of the two chains, or nothing for an independent one. */
export function chainHouse(
  dice: Dice,
  place: {
    readonly city: string;
    readonly area: ChainArea | undefined;
    readonly kind: CityKind;
    readonly population: number;
  },
  taken: Set<string>,
): ChainHouse | undefined {
  if (dice.unit(CHAIN) >= chainShare(place.kind, place.population)) return undefined;
  const chain = place.kind === 'beach' || place.kind === 'snow' || place.kind === 'nature' ? 1 : 0;
  const { brands } = CHAINS[chain]!;
  const brand = brands[dice.pick(CHAIN, brands.length, 1)]!;
  const own = `${brand.name} ${place.city}`;
  const { area } = place;
  const names = !area
    ? [own]
    : area.airport
      ? [`${own} Airport`, `${own} Airport ${area.airport}`]
      : [own, `${own} ${area.name}`];
  const name = names.find((candidate) => !taken.has(candidate));
  if (name === undefined) return undefined;
  taken.add(name);
  return { chain, stars: brand.stars, name };
}
