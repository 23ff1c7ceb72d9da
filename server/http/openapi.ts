import type { Call } from '#contract/core';
import { z } from '#zod';

type Schema = Record<string, unknown>;

const ERROR_SCHEMA = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'localizedDescription', 'description'],
        properties: {
          code: { type: 'string' },
          localizedDescription: { type: 'string' },
          description: { type: 'string' },
          field: { type: 'string' },
          detail: { type: 'object' },
        },
      },
    },
  },
};

/** OpenAPI 3.1 of all calls, made from the contract alone. */
export function openApi(calls: readonly Call[], server: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const template = path.replace(/:(\w+)/g, '{$1}');
      paths[template] = { ...paths[template], [call.method.toLowerCase()]: operationOf(call, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wayfold', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: server }],
    paths,
    components: { schemas: { Errors: ERROR_SCHEMA } },
  };
}

function operationOf(call: Call, path: string): object {
  const input = schemaOf(call.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Schema>;
  const required = (input.required ?? []) as string[];
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const asQuery = call.method === 'GET' || call.method === 'DELETE' ? rest : [];
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.statement && { 'x-statement': call.statement }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
      ...asQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
      ...headersOf(call),
    ],
    ...(call.body !== 'none' && { requestBody: bodyOf(call, properties, required, rest) }),
    responses: responsesOf(call),
  };
}

function headersOf(call: Call): object[] {
  const text = { type: 'string' };
  const headers: object[] = [];
  if (call.csrf === 'token') headers.push({ name: 'X-CSRF', in: 'header', required: true, schema: text });
  if (call.idempotency === 'required') {
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { ...text, minLength: 8, maxLength: 200 },
    });
  }
  return headers;
}

const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };

function bodyOf(call: Call, properties: Record<string, Schema>, required: string[], rest: string[]): object {
  if (call.body === 'none') return {};
  const schema = {
    type: 'object',
    properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
    required: required.filter((name) => rest.includes(name)),
  };
  return { required: schema.required.length > 0, content: { [MEDIA[call.body]]: { schema } } };
}

function responsesOf(call: Call): object {
  const output = schemaOf(call.output, 'output');
  const empty = output.type === 'null';
  const errors = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } } };
  return {
    ...(empty
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Answer', content: { 'application/json': { schema: output } } } }),
    '4XX': { description: call.errors.length > 0 ? `Refused: ${call.errors.join(', ')}` : 'Refused', ...errors },
    '5XX': { description: 'Failed on our side, with an incident number', ...errors },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return plain;
}
