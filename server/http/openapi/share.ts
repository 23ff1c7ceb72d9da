import type { Operation } from './operation.ts';

type Section = 'parameters' | 'requestBodies' | 'responses';
type Shared = Readonly<Record<Section, Readonly<Record<string, object>>>>;
type Visit = (entry: object, section: Section, name: string) => object;

/** Shorter than this it is as long as a reference to it. */
const WORTH = 60;

/** What several operations say alike stands once in the components, and they refer to it. Changes the operations. */
export function shareAlike(operations: readonly Operation[]): Shared {
  const uses = new Map<string, number>();
  const count: Visit = (entry, section) => {
    const text = section + JSON.stringify(entry);
    uses.set(text, (uses.get(text) ?? 0) + 1);
    return entry;
  };
  for (const operation of operations) visit(operation, count);
  const names = new Map<string, string>();
  const shared = { parameters: {}, requestBodies: {}, responses: {} } as Record<Section, Record<string, object>>;
  const refer: Visit = (entry, section, name) => {
    const text = section + JSON.stringify(entry);
    if ('$ref' in entry || text.length < WORTH || (uses.get(text) ?? 0) < 2) return entry;
    const known = names.get(text) ?? freeName(name, shared[section]);
    names.set(text, known);
    shared[section][known] = entry;
    return { $ref: `#/components/${section}/${known}` };
  };
  for (const operation of operations) Object.assign(operation, visit(operation, refer));
  return shared;
}

function visit({ operationId, parameters, requestBody, responses }: Operation, change: Visit): Partial<Operation> {
  return {
    ...(parameters && { parameters: parameters.map((one) => change(one, 'parameters', one.name)) }),
    ...(requestBody && { requestBody: change(requestBody, 'requestBodies', shapeIn(requestBody) ?? operationId) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, one]) => [status, change(one, 'responses', shapeIn(one) ?? operationId)]),
    ),
  } as Partial<Operation>;
}

interface Content {
  readonly content?: Record<string, { readonly schema: { readonly $ref?: string; readonly properties?: object } }>;
}

/** The name of the first shape that it refers to as a whole; an answer without fields says that it is done. */
function shapeIn(entry: object): string | undefined {
  const [first] = Object.values((entry as Content).content ?? {});
  if (first?.schema.properties && Object.keys(first.schema.properties).length === 0) return 'Done';
  return first?.schema.$ref?.split('/').at(-1);
}

function freeName(name: string, taken: Readonly<Record<string, object>>): string {
  let free = name;
  for (let at = 2; Object.hasOwn(taken, free); at += 1) free = `${name}.${at}`;
  return free;
}
