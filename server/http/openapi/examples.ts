import { sampleNumber, sampleText } from './samples.ts';
import type { Schema, Shapes } from './shapes.ts';

export interface Examples {
  /** A value that the schema admits, the same each time. `name` is that of the field. */
  of(schema: Schema, name: string): unknown;
  needs(schema: Schema): boolean;
}

const SHAPE = '#/components/schemas/';

/** The shape that a reference names. */
export function resolve(schema: Schema, shapes: Shapes): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? (shapes.named(ref.slice(SHAPE.length)) ?? {}) : schema;
}

export function createExamples(shapes: Shapes): Examples {
  return {
    of: (schema, name) => valueOf(schema, name, { shapes, inside: [], depth: 0 }),
    needs: (schema) => ((resolve(schema, shapes)['required'] as string[] | undefined) ?? []).length > 0,
  };
}

interface Within {
  readonly shapes: Shapes;
  /** References that lead here: a text holds texts. */
  readonly inside: readonly string[];
  /** How many of them are objects. */
  readonly depth: number;
}

function valueOf(schema: Schema, name: string, within: Within): unknown {
  const { $ref: ref, const: only, enum: choices, default: usual, anyOf, oneOf, type } = schema;
  if (typeof ref === 'string') {
    const shape = resolve(schema, within.shapes);
    const depth = within.depth + (shape['type'] === 'object' ? 1 : 0);
    return valueOf(shape, name, { ...within, inside: [...within.inside, ref], depth });
  }
  if (only !== undefined) return only;
  if (Array.isArray(choices)) return choices[0] as unknown;
  const options = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  if (options) return valueOf(optionIn(options, within), name, within);
  if (usual !== undefined) return usual;
  switch (Array.isArray(type) ? (type as string[])[0] : type) {
    case 'object':
      return objectOf(schema, within);
    case 'array':
      return arrayOf(schema, name, within);
    case 'integer':
    case 'number':
      return sampleNumber(schema, name);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'string':
      return sampleText(schema, name);
    default:
      return {};
  }
}

/** The first; null where that is a shape in a shape. */
function optionIn(options: readonly Schema[], { depth }: Within): Schema {
  const none = options.find(({ type }) => type === 'null');
  const [first = {}] = options.filter((option) => option !== none);
  return none && first['$ref'] !== undefined && depth > 0 ? none : first;
}

/** Of several lists of one shape only the first has something in it: the others would repeat it. */
function objectOf({ properties = {}, required = [] }: Schema, within: Within): object {
  const listed = new Set<unknown>();
  const needed = (required as string[]).map((name) => {
    const schema = (properties as Record<string, Schema>)[name] ?? {};
    const { $ref: item } = (schema['items'] ?? {}) as Schema;
    const again = item !== undefined && listed.has(item) && Number(schema['minItems'] ?? 0) === 0;
    listed.add(item);
    return [name, again ? [] : valueOf(schema, name, within)];
  });
  return Object.fromEntries(needed) as object;
}

/** One; deep inside as few as may be. */
function arrayOf({ items, minItems }: Schema, name: string, within: Within): unknown[] {
  const item = (items ?? {}) as Schema;
  const ref = item['$ref'];
  const again = typeof ref === 'string' && within.inside.includes(ref);
  const count = Math.max(Number(minItems ?? 0), again || within.depth > 1 ? 0 : 1);
  return Array.from({ length: count }, () => valueOf(item, name, within));
}
