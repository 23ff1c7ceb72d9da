import type { Call } from '#contract/core';
import { type Examples, resolve } from './examples.ts';
import { refusalsOf } from './refusals.ts';
import { membersOf, securityOf } from './security.ts';
import type { Schema, Shapes } from './shapes.ts';
import { tagOf } from './tags.ts';

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface Setting {
  readonly path: string;
  /** Place among the addresses of the call: 0 is its own. */
  readonly at: number;
  readonly shapes: Shapes;
  readonly examples: Examples;
}

interface Fields {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

export function operationOf(call: Call, { path, at, shapes, examples }: Setting): Operation {
  const taken = shapes.taken(call);
  const { properties = {}, required = [] } = resolve(taken, shapes) as Partial<Fields>;
  const names = Object.keys(properties);
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const inQuery = names.filter(
    (name) => !inPath.includes(name) && (call.body === 'none' || (call.query?.includes(name) ?? false)),
  );
  const inBody = names.filter((name) => !inPath.includes(name) && !inQuery.includes(name));
  const body = inBody.length === names.length ? taken : shapes.same(only(inBody, { properties, required }));
  const parameter = (name: string, place: 'path' | 'query') => {
    const schema = properties[name] ?? { type: 'string' };
    const needed = place === 'path' || required.includes(name);
    return { name, in: place, ...(needed && { required: true, example: examples.of(schema, name) }), schema };
  };
  const parameters = [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...keyOf(call),
  ];
  return {
    operationId: at === 0 ? call.name : `${call.name}.${at + 1}`,
    summary: call.summary,
    tags: [tagOf(call)],
    ...(call.statement && { 'x-statement': call.statement }),
    ...securityOf(call),
    ...membersOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body !== 'none' && inBody.length > 0 && { requestBody: bodyOf(call.body, call.name, body, examples) }),
    responses: { ...answerOf(call, shapes.given(call), examples), ...refusalsOf(call) },
  } as Operation;
}

function only(names: readonly string[], { properties, required }: Fields): Schema {
  const needed = required.filter((name) => names.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    ...(needed.length > 0 && { required: needed }),
  };
}

function keyOf(call: Call): object[] {
  if (call.idempotency !== 'required') return [];
  const schema = { type: 'string', minLength: 8, maxLength: 200 };
  const description = 'Chosen by the caller: the same key with the same contents again does nothing more';
  return [
    { name: 'Idempotency-Key', in: 'header', required: true, description, schema, example: 'order-2027-03-03-1' },
  ];
}

const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

function bodyOf(kind: keyof typeof MEDIA, name: string, schema: Schema, examples: Examples): object {
  return {
    ...(examples.needs(schema) && { required: true }),
    // An example of a file would be no file.
    content: { [MEDIA[kind]]: { schema, ...(kind !== 'multipart' && { example: examples.of(schema, name) }) } },
  };
}

function answerOf(call: Call, schema: Schema, examples: Examples): object {
  if (call.produces === 'file') {
    const content = { '*/*': { schema: { type: 'string', format: 'binary' } } };
    return { 200: { description: 'The file, with its name in `Content-Disposition`', content } };
  }
  if (schema['type'] === 'null') return { 204: { description: 'Done' } };
  const content = { 'application/json': { schema, example: examples.of(schema, call.name) } };
  return { 200: { description: 'OK', content } };
}
