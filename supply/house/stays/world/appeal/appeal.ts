import { AMERICAS } from './americas.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EUROPE } from './europe.ts';

/** What people come for: culture, beach, snow, landscape, business. */
type Draw = 'culture' | 'beach' | 'snow' | 'nature' | 'business';

export interface Appeal {
  readonly draw: Draw;
  /** Properties beyond those its size would have. */
  readonly extra: number;
}

const DRAWS = { c: 'culture', b: 'beach', s: 'snow', n: 'nature', u: 'business' } as const;

const ENTRY = /=(\d+)([cbsnu])(\d+)/g;

/** GeoNames id -> what draws guests there. */
export const APPEAL: ReadonlyMap<number, Appeal> = new Map(
  [...(EUROPE + AMERICAS + ELSEWHERE).matchAll(ENTRY)].map(([, id, draw, extra]) => [
    Number(id),
    { draw: DRAWS[draw as keyof typeof DRAWS], extra: Number(extra) },
  ]),
);
