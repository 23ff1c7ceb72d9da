import { isRecord } from './read-tokens.ts';
import { refuse } from './refused.ts';

/** What a brand says beside its tokens, under `$extensions`. */
export interface BrandExtras {
  /** How close things stand for a mouse where the reader did not choose. */
  readonly density: 'comfortable' | 'compact' | 'dense';
  readonly faces: readonly Face[];
}

export interface Face {
  readonly family: string;
  /** A file of an npm package, or one in the brand's folder, beginning with `./`. */
  readonly src: string;
  /** One weight, or the first and last of a variable face. */
  readonly weight: string;
  readonly ranges: string | undefined;
}

const KEY = 'example.wayfold';
const FORMS: Readonly<Record<string, RegExp>> = {
  family: /^[\w -]+$/,
  src: /^(\.\/|@?[a-z0-9])[\w@./-]*\.woff2$/,
  weight: /^\d{1,4}( \d{1,4})?$/,
  ranges: /^U\+[\dA-F]+(-[\dA-F]+)?(, U\+[\dA-F]+(-[\dA-F]+)?)*$/,
};

export function readExtras(document: unknown, where: string): BrandExtras {
  const all = isRecord(document) ? document['$extensions'] : undefined;
  const own = isRecord(all) ? all[KEY] : undefined;
  if (own === undefined) return { density: 'comfortable', faces: [] };
  const path = `$extensions.${KEY}`;
  if (!isRecord(own)) return refuse(where, path, 'must be an object');
  for (const name of Object.keys(own))
    if (name !== 'density' && name !== 'faces') refuse(where, `${path}.${name}`, 'is not known');
  const { density = 'comfortable', faces = [] } = own;
  if (density !== 'comfortable' && density !== 'compact' && density !== 'dense') {
    return refuse(where, `${path}.density`, 'must be comfortable, compact or dense');
  }
  if (!Array.isArray(faces)) return refuse(where, `${path}.faces`, 'must be a list');
  return { density, faces: faces.map((face, at) => readFace(face, { where, path: `${path}.faces.${at}` })) };
}

function readFace(face: unknown, { where, path }: { where: string; path: string }): Face {
  if (!isRecord(face)) return refuse(where, path, 'must be an object');
  const text = (name: string): string => {
    const value = face[name];
    return typeof value === 'string' && FORMS[name]?.test(value) && !value.includes('..')
      ? value
      : refuse(where, `${path}.${name}`, `cannot be ${JSON.stringify(value) ?? 'missing'}`);
  };
  const { ranges } = face;
  return {
    family: text('family'),
    src: text('src'),
    weight: text('weight'),
    ranges: ranges === undefined ? undefined : text('ranges'),
  };
}

/** `optional`: the face shows when it is there early, and nothing moves when it comes late. */
export function faceRule({ family, weight, ranges }: Face, address: string): string {
  const range = ranges ? `unicode-range:${ranges};` : '';
  return `@font-face{font-family:'${family}';src:url('${address}') format('woff2');font-weight:${weight};font-display:optional;${range}}`;
}
