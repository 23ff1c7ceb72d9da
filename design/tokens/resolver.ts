import { isRecord, type RawToken, readTokens } from './read-tokens.ts';
import { refuse } from './refused.ts';
import { resolveTokens, type Token } from './resolve-tokens.ts';

/** Which context of each modifier holds; a modifier that is not named is at its default. */
export type Input = Readonly<Record<string, string>>;

export interface Resolver {
  tokensFor(input: Input): Map<string, Token>;
}

interface Modifier {
  readonly default: string;
  readonly contexts: Readonly<Record<string, readonly string[]>>;
}

/** Every brand reads the same documents. */
const known = new WeakMap<object, Map<string, RawToken>>();

export interface Documents {
  read(ref: string): unknown;
  /** True for a document that only changes tokens, so that a misspelt name is not silently without effect. */
  changesOnly(ref: string): boolean;
}

/** A DTCG resolver document over the documents that its references name. */
export function readResolver(document: unknown, documents: Documents): Resolver {
  const where = 'resolver.json';
  const record = (value: unknown, path: string) => (isRecord(value) ? value : refuse(where, path, 'must be an object'));
  const root = record(document, '');
  if (root['version'] !== '2025.10') refuse(where, 'version', 'must be 2025.10');
  const refs = (value: unknown, path: string): string[] => {
    if (!Array.isArray(value)) return refuse(where, path, 'must be a list');
    return value.map((one) => {
      const ref = record(one, path)['$ref'];
      return typeof ref === 'string' ? ref : refuse(where, path, 'must be references');
    });
  };
  const sets = Object.entries(record(root['sets'], 'sets')).map(
    ([name, set]) => [`#/sets/${name}`, refs(record(set, name)['sources'], `sets.${name}`)] as const,
  );
  const modifiers = Object.entries(record(root['modifiers'], 'modifiers')).map(([name, modifier]) => {
    const { contexts, default: standard } = record(modifier, name);
    const read = Object.entries(record(contexts, name)).map(([context, sources]) => [context, refs(sources, name)]);
    return [`#/modifiers/${name}`, { default: String(standard), contexts: Object.fromEntries(read) }] as const;
  });
  const order = refs(root['resolutionOrder'], 'resolutionOrder');
  const sources = (input: Input) => order.flatMap((step) => sourcesOf(step, input, new Map(sets), new Map(modifiers)));
  const tokensIn = (ref: string): Map<string, RawToken> => {
    const document = documents.read(ref);
    if (!isRecord(document) || documents.changesOnly(ref)) return readTokens(document, ref);
    const found = known.get(document) ?? readTokens(document, ref);
    known.set(document, found);
    return found;
  };
  return { tokensFor: (input) => resolveTokens(merge(sources(input).map(tokensIn), documents)) };
}

function sourcesOf(
  step: string,
  input: Input,
  sets: ReadonlyMap<string, readonly string[]>,
  modifiers: ReadonlyMap<string, Modifier>,
): readonly string[] {
  const set = sets.get(step);
  if (set) return set;
  const modifier = modifiers.get(step) ?? refuse('resolver.json', 'resolutionOrder', `there is no ${step}`);
  const context = input[step.slice('#/modifiers/'.length)] ?? modifier.default;
  return modifier.contexts[context] ?? refuse('resolver.json', step, `there is no context ${context}`);
}

/** Later documents win. */
function merge(given: readonly ReadonlyMap<string, RawToken>[], documents: Documents): Map<string, RawToken> {
  const merged = new Map<string, RawToken>();
  for (const document of given) {
    for (const [path, token] of document) {
      const before = merged.get(path);
      if (!before && documents.changesOnly(token.where)) refuse(token.where, path, 'there is no such token to change');
      if (before?.type && token.type && before.type !== token.type) {
        refuse(token.where, path, `is ${before.type} and cannot become ${token.type}`);
      }
      merged.set(path, { ...token, type: token.type ?? before?.type });
    }
  }
  return merged;
}
