import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from '#zod';
import { contractProblems } from '../../../tools/outside/contract.ts';
import { contractExports, exportsOf } from './doors.ts';
import { allCalls, type Described, wholeDocument } from './testing.ts';

const text = wholeDocument();
const document = JSON.parse(text) as Described;
const operations = Object.values(document.paths).flatMap((of) => Object.values(of));

test("Redocly's recommended rules find nothing", async () => {
  expect(await contractProblems(text)).toEqual([]);
});

test('and would find a reference to nothing, an example of another shape and two calls of one name', async () => {
  const broken = text
    .replace('"$ref":"#/components/schemas/Quote"', '"$ref":"#/components/schemas/Quotation"')
    .replace('"reference":"WF4K7Q"', '"reference":7')
    .replace('"operationId":"booking.getQuote"', '"operationId":"booking.getOrder"');
  const found = (await contractProblems(broken)).map((problem) => problem.split(' ')[0]);
  expect(new Set(found)).toEqual(
    new Set(['no-unresolved-refs', 'no-invalid-media-type-examples', 'operation-operationId-unique']),
  );
});

test('it is at most 200 KB long, each operation has a name of its own, and each call is in it', () => {
  expect(text.length).toBeLessThanOrEqual(200_000);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(allCalls().map(({ name }) => name)));
});

test('every door of the contract is looked through', async () => {
  const names = readdirSync(join(import.meta.dirname, '../../../contract'));
  const doors = await Promise.all(names.map((name) => import(`#contract/${name}`) as Promise<object>));
  expect(contractExports().length).toBe(exportsOf(doors).length);
});

test('no shape of any length is written twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || path.includes('/example')) return;
    const own = JSON.stringify(value);
    if ('properties' in value && own.length > 400) {
      if (seen.has(own)) twice.push(`${seen.get(own)} and ${path}`);
      seen.set(own, path);
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, `${path}/${key}`);
  };
  visit(document.paths, '');
  visit(document.components, '');
  expect(twice).toEqual([]);
});

test('every reference leads somewhere', () => {
  const missing: string[] = [];
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') {
      const [section = '', name = ''] = value.split('/').slice(2);
      if (document.components[section]?.[name] === undefined) missing.push(value);
    }
    return value;
  });
  expect(missing).toEqual([]);
});

interface Shown {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}

/** Behind a reference to a part of the components. */
function followed<T extends object>(value: T | undefined): T | undefined {
  if (!value || !('$ref' in value)) return value;
  const [section = '', name = ''] = String(value.$ref).split('/').slice(2);
  return document.components[section]?.[name] as T;
}

/** What a client would send of the examples, and read as an answer. */
function examplesOf(operationId: string) {
  const operation = operations.find((one) => one.operationId === operationId);
  const parameters = (operation?.parameters ?? []).map((one) => followed(one) as Record<string, unknown>);
  const [body] = Object.values((followed(operation?.requestBody) as Shown | undefined)?.content ?? {});
  const sent = Object.fromEntries(
    parameters.filter((one) => one['in'] !== 'header' && 'example' in one).map((one) => [one['name'], one['example']]),
  );
  const [answer] = Object.values((followed(operation?.responses['200']) as Shown | undefined)?.content ?? {});
  return { question: { ...sent, ...(body?.example as object | undefined) }, answer: answer?.example };
}

test('the examples of each call pass its own schemas, on the way in and on the way out', () => {
  const refused = allCalls().flatMap(({ name, input, output, produces, body }) => {
    const { question, answer } = examplesOf(name);
    const answered = output instanceof z.ZodNull || produces === 'file' || output.safeParse(answer).success;
    // What is sent in parts has a file among it, of which there is no example.
    const asked = body === 'multipart' || input.safeParse(question).success;
    return [...(asked ? [] : [`${name} in`]), ...(answered ? [] : [`${name} out`])];
  });
  expect(refused).toEqual([]);
});

test('every call says what it is about, who may make it, and with which codes it refuses', () => {
  const names = document.tags.map(({ name, description }) => (description === name ? null : name));
  for (const { name, csrf, scope, errors } of allCalls()) {
    const { tags, security = document.security, responses } = operations.find((one) => one.operationId === name)!;
    expect(names).toEqual(expect.arrayContaining([...tags]));
    const needs = [
      ...(csrf === 'token' ? ['formToken'] : []),
      ...(csrf === 'token' || scope !== 'anybody' ? ['session'] : []),
    ];
    expect([name, Object.keys(security[0] ?? {}).toSorted()]).toEqual([name, needs]);
    for (const code of errors) expect(responses['4XX']?.['description']).toContain(code);
  }
});
