import { refuse } from './refused.ts';

/** The types of DTCG 2025.10 that a look is made of here. */
export const TYPES = [
  'color',
  'dimension',
  'duration',
  'cubicBezier',
  'number',
  'fontFamily',
  'fontWeight',
  'shadow',
] as const;

export type TokenType = (typeof TYPES)[number];

/** A token as a file says it: aliases not yet followed, value not yet checked. */
export interface RawToken {
  readonly path: string;
  readonly value: unknown;
  /** Of the token or of a group around it. */
  readonly type: TokenType | undefined;
  readonly where: string;
}

const ABOUT_TOKEN = new Set(['$value', '$type', '$description', '$extensions', '$deprecated']);
const ABOUT_GROUP = new Set(['$type', '$description', '$extensions', '$deprecated', '$schema']);

/** The tokens of one DTCG document by path. `where` names the file in complaints. */
export function readTokens(document: unknown, where: string): Map<string, RawToken> {
  const found = new Map<string, RawToken>();
  walk(document, { path: '', type: undefined, where, found });
  return found;
}

interface Place {
  readonly path: string;
  readonly type: TokenType | undefined;
  readonly where: string;
  readonly found: Map<string, RawToken>;
}

function walk(node: unknown, place: Place): void {
  const { path, where, found } = place;
  if (!isRecord(node)) refuse(where, path, 'a group or a token is an object');
  const type = typeOf(node, place);
  const isToken = '$value' in node;
  const known = isToken ? ABOUT_TOKEN : ABOUT_GROUP;
  for (const name of Object.keys(node)) {
    if (name.startsWith('$') ? !known.has(name) : isToken || /[.{}]/.test(name)) {
      refuse(where, join(path, name), isToken ? 'a token holds no such field' : 'no such field, and no such name');
    }
  }
  if (isToken) {
    found.set(path, { path, value: node['$value'], type, where });
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (!name.startsWith('$')) walk(child, { ...place, path: join(path, name), type });
  }
}

function typeOf(node: Readonly<Record<string, unknown>>, { path, type, where }: Place): TokenType | undefined {
  const said = node['$type'];
  if (said === undefined) return type;
  const known = TYPES.find((one) => one === said);
  return known ?? refuse(where, path, `the type ${JSON.stringify(said)} is not one of ${TYPES.join(', ')}`);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
