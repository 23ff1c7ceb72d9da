import type { PlaceName } from '#engine/places';
import { AFRICA_OCEANIA } from './africa-oceania.ts';
import { AMERICAS } from './americas.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';

const HEAD = /^(\d+) (.+)$/u;
const NAME = /^(-|[a-z]{2}(?:,[a-z]{2})*) (.+)$/u;

/** GeoNames id -> English name (tag `en`) and the names in other languages; written by hand for the busiest places. */
export const EXONYMS: ReadonlyMap<number, readonly PlaceName[]> = new Map(
  [EUROPE, ASIA, AMERICAS, AFRICA_OCEANIA].flatMap((table) => table.trim().split('\n').map(readRow)),
);

function readRow(line: string): [number, readonly PlaceName[]] {
  const [head = '', ...rest] = line.split('; ');
  const [, id, english = ''] = HEAD.exec(head) ?? [];
  const names = rest.flatMap((part): PlaceName[] => {
    const [, tags = '', text = ''] = NAME.exec(part) ?? [];
    return tags === '-' ? [{ text }] : tags.split(',').map((lang) => ({ text, lang }));
  });
  const titled = names.some((name) => name.lang === 'en') ? names : [{ text: english, lang: 'en' }, ...names];
  return [
    Number(id),
    english === titled.find((name) => name.lang === 'en')?.text ? titled : [...titled, { text: english }],
  ];
}

/** The name English speakers use, where the packages have another: Cologne for Köln. */
export function englishName(cityId: number): string | undefined {
  return EXONYMS.get(cityId)?.find((name) => name.lang === 'en')?.text;
}
