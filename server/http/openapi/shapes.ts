import type { Call } from '#contract/core';
import { z } from '#zod';
import { nameOfAnswer, nameOfCall, namedShapes } from './names.ts';

export type Schema = Record<string, unknown>;

const PREFIX = '#/components/schemas/';

/** What calls take and give. Shapes that have a name, or that several calls share, are references. */
export interface Shapes {
  taken(call: Call): Schema;
  given(call: Call): Schema;
  named(name: string): Schema | undefined;
  /** A reference to the shape that says exactly this, where there is one. */
  same(schema: Schema): Schema;
  /** Every shape that `from` leads to, by name. */
  components(from: unknown): Readonly<Record<string, Schema>>;
}

/** The same shape may be taken in another form than it is given: what has a default may be left out on the way in. */
export function shapesOf(calls: readonly Call[]): Shapes {
  const ids = idsFor(calls);
  const idOf = (schema: z.ZodType): string => ids.get(schema) ?? '';
  const given = reachable(
    calls.map(({ output }) => idOf(output)),
    generate(ids, 'output'),
  );
  const taken = reachable(
    [...namedShapes().values(), ...calls.map(({ input }) => idOf(input))],
    generate(ids, 'input'),
  );
  const differing = differences(given, taken);
  const takenName = (id: string): string => (differing.has(id) ? `${id}Input` : id);
  const all = new Map(given);
  for (const [id, schema] of taken) all.set(takenName(id), renamed(schema, takenName));
  const shared = sharedIds(calls, idOf, all);
  const shapeAt = (id: string): Schema => (shared.has(id) ? { $ref: PREFIX + id } : (all.get(id) ?? {}));
  const sharedByText = new Map([...shared].map((id) => [JSON.stringify(all.get(id)), id]));
  return {
    taken: (call) => shapeAt(takenName(idOf(call.input))),
    given: (call) => shapeAt(idOf(call.output)),
    named: (name) => all.get(name),
    same(schema) {
      const id = sharedByText.get(JSON.stringify(schema));
      return id === undefined ? schema : shapeAt(id);
    },
    components: (from) =>
      Object.fromEntries([...reachable(refsIn(from), all)].toSorted(([x], [y]) => (x < y ? -1 : 1))),
  };
}

/** Each shape of the contract and of the calls under one name. */
function idsFor(calls: readonly Call[]): ReadonlyMap<z.ZodType, string> {
  const names = new Map(namedShapes());
  for (const { name, input, output } of calls) {
    if (!names.has(input)) names.set(input, `${nameOfCall(name)}Question`);
    if (!names.has(output)) names.set(output, nameOfAnswer(name));
  }
  return names;
}

/** What a registry adds to each of its shapes. */
const OF_THE_REGISTRY = new Set(['$schema', '$id', 'id']);

function generate(names: ReadonlyMap<z.ZodType, string>, io: 'input' | 'output'): Map<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => PREFIX + id,
    override: ({ zodSchema, jsonSchema }) => plain(zodSchema._zod.def, jsonSchema),
  });
  return new Map(
    Object.entries(schemas).map(([id, schema]) => [
      id,
      Object.fromEntries(Object.entries(schema).filter(([key]) => !OF_THE_REGISTRY.has(key))),
    ]),
  );
}

/** A pair of the same is a list of two: few generators know what a place in a list is. */
function listed(schema: Schema): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems) || new Set(prefixItems.map((item) => JSON.stringify(item))).size !== 1) return;
  schema['items'] = prefixItems[0];
  delete schema['prefixItems'];
}

/** One of several single values is one of a list. */
function chosen(schema: Schema): void {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((one: Schema) => Object.keys(one).join() === 'const')) return;
  schema['enum'] = anyOf.map((one: Schema) => one['const']);
  delete schema['anyOf'];
}

/** A value or nothing is a value of two types, with what holds for the one. */
function orNothing(schema: Schema): void {
  const [value, nothing, ...more] = (schema['anyOf'] ?? []) as readonly Schema[];
  if (!value || nothing?.['type'] !== 'null' || more.length > 0) return;
  const { type, enum: choices } = value;
  if (typeof type !== 'string' || 'const' in value) return;
  delete schema['anyOf'];
  Object.assign(schema, value, { type: [type, 'null'], ...(Array.isArray(choices) && { enum: [...choices, null] }) });
}

/** Leaves out what says nothing: bounds of all safe integers, the spelling of a format, what kind of value a single one is, that an answer has no more fields. */
function plain(def: z.core.$ZodTypeDef, schema: Schema): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['format'] === 'uuid') delete schema['pattern'];
  if ('const' in schema) delete schema['type'];
  if (def.type === 'record') delete schema['propertyNames'];
  if (def.type === 'tuple') listed(schema);
  if (def.type === 'union') chosen(schema);
  if (def.type === 'nullable') orNothing(schema);
  if (schema['format'] === 'binary') delete schema['contentEncoding'];
  if (def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall) delete schema['additionalProperties'];
}

/** Names whose two forms differ, by themselves or by what they hold. */
function differences(given: ReadonlyMap<string, Schema>, taken: ReadonlyMap<string, Schema>): ReadonlySet<string> {
  const both = [...taken].filter(([id]) => given.has(id));
  const found = new Set(
    both.filter(([id, schema]) => JSON.stringify(schema) !== JSON.stringify(given.get(id))).map(([id]) => id),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [id, schema] of both) if (refsIn(schema).some((ref) => found.has(ref))) found.add(id);
  }
  return found;
}

function renamed(schema: Schema, nameOf: (id: string) => string): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? PREFIX + nameOf(value.slice(PREFIX.length)) : value,
  ) as Schema;
}

/** What stands in the components: the contract's own names, and whatever is used by more than one. */
function sharedIds(
  calls: readonly Call[],
  idOf: (schema: z.ZodType) => string,
  all: ReadonlyMap<string, Schema>,
): ReadonlySet<string> {
  const own = new Set(namedShapes().values());
  const uses = new Map<string, number>();
  const count = (id: string): void => void uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const { output } of calls) count(idOf(output));
  for (const schema of all.values()) for (const ref of refsIn(schema)) count(ref);
  return new Set(
    [...all]
      .filter(([id, schema]) => saysMuch(schema) && (own.has(id.replace(/Input$/, '')) || (uses.get(id) ?? 0) > 1))
      .map(([id]) => id),
  );
}

/** `null` and an object without fields are as short as a reference to them. */
function saysMuch({ type, properties }: Schema): boolean {
  return type !== 'null' && !(type === 'object' && Object.keys(properties ?? {}).length === 0);
}

function reachable(from: readonly string[], all: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const left = [...from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const schema = all.get(id);
    if (!schema || found.has(id)) continue;
    found.set(id, schema);
    left.push(...refsIn(schema));
  }
  return found;
}

function refsIn(value: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith(PREFIX)) found.push(inner.slice(PREFIX.length));
    return inner;
  });
  return found;
}
