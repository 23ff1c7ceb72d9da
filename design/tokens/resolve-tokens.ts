import { isRecord, type RawToken, type TokenType } from './read-tokens.ts';
import { refuse } from './refused.ts';
import { readValue, type Value } from './values.ts';

export interface Token {
  readonly path: string;
  readonly value: Value;
}

const ALIAS = /^\{([^{}]+)\}$/;
/** What each layer may refer to: never upwards, so that a role cannot hang on a component. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  primitive: ['primitive'],
  semantic: ['primitive', 'semantic'],
  component: ['primitive', 'semantic', 'component'],
};

/** Values that were found right, by the object in the document: themes and brands share most of them. */
const right = new WeakMap<object, Value>();

function checked(type: TokenType, value: unknown, token: RawToken): Value {
  if (typeof value !== 'object' || value === null) return readValue(type, value, token);
  const known = right.get(value);
  if (known?.type === type) return known;
  const made = readValue(type, value, token);
  right.set(value, made);
  return made;
}

interface Settled {
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** Follows every alias and checks every value. */
export function resolveTokens(raw: ReadonlyMap<string, RawToken>): Map<string, Token> {
  const settled = new Map<string, Settled>();

  function settle(token: RawToken, trail: readonly string[]): Settled {
    const known = settled.get(token.path);
    if (known) return known;
    if (trail.includes(token.path)) {
      refuse(token.where, token.path, `goes round: ${[...trail, token.path].join(' -> ')}`);
    }
    const own = aliasIn(token.value);
    const target = own === undefined ? undefined : follow(token, own, trail);
    const type = token.type ?? target?.type;
    if (target && target.type !== type) {
      refuse(token.where, token.path, `is ${type}, but {${own}} is ${target.type ?? 'without a type'}`);
    }
    const value = target ? target.value : fill(token, token.value, trail);
    const made = { type, value };
    settled.set(token.path, made);
    return made;
  }

  function follow(token: RawToken, path: string, trail: readonly string[]): Settled {
    const target = raw.get(path);
    if (!target) return refuse(token.where, token.path, `there is no token {${path}}`);
    if (!MAY[layerOf(token)]?.includes(layerOf(target))) {
      return refuse(token.where, token.path, `a ${layerOf(token)} token may not refer to {${path}}`);
    }
    return settle(target, [...trail, token.path]);
  }

  /** Aliases inside a composite value. */
  function fill(token: RawToken, value: unknown, trail: readonly string[]): unknown {
    if (!holdsAlias(value)) return value;
    if (Array.isArray(value)) return value.map((one) => fill(token, one, trail));
    if (isRecord(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(token, one, trail)]));
    }
    const alias = aliasIn(value);
    return alias === undefined ? value : follow(token, alias, trail).value;
  }

  return new Map(
    [...raw.values()].map((token) => {
      layerOf(token);
      const { type, value } = settle(token, []);
      if (!type) return refuse(token.where, token.path, 'has no type');
      return [token.path, { path: token.path, value: checked(type, value, token) }];
    }),
  );
}

/** `{path}` refers to the token at that path. */
function aliasIn(value: unknown): string | undefined {
  return typeof value === 'string' ? ALIAS.exec(value)?.[1] : undefined;
}

function holdsAlias(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsAlias);
  return aliasIn(value) !== undefined;
}

function layerOf({ path, where }: RawToken): string {
  const layer = path.slice(0, path.indexOf('.'));
  return layer in MAY ? layer : refuse(where, path, `stands in none of ${Object.keys(MAY).join(', ')}`);
}
