import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call } from '#contract/core';
import { z } from '#zod';

const ROOT = join(import.meta.dirname, '..');

/** Every call that the contract declares. */
export async function callsOfContract(): Promise<readonly Call[]> {
  const files = globSync('contract/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>));
  const calls = modules.flatMap((module) => Object.values(module).filter(isCall));
  return [...new Map(calls.map((call) => [call.name, call])).values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function isCall(value: unknown): value is Call {
  const keys = ['name', 'method', 'path', 'input', 'output', 'csrf'];
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

const withNul = (right: unknown): string => within(right, '\u0000');

/** What a database refuses as text. */
const REFUSED: readonly unknown[] = ['a\u0000b', withNul, '\uD800'];

/** `COUNTS=all` puts every bad value into every field; else a field gets what a database refuses and every third of the others. */
const STRIDE = process.env.COUNTS === 'all' ? 1 : 3;

/** Whether it is the turn of this bad value in the field at this place. */
export const isTurn = (bad: unknown, place: number): boolean =>
  REFUSED.includes(bad) || (BAD.indexOf(bad) + place) % STRIDE === 0;

/** What nobody types into a field, and programs do. */
export const BAD: readonly unknown[] = [
  '',
  'r',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(9_000),
  'a\u0000b',
  '\u0001',
  // Into what would be right.
  withNul,
  (right: unknown) => within(right, '\u0001'),
  (right: unknown) => within(right, '\u202E'),
  '\uD800',
  '9'.repeat(30),
  -1,
  1.5,
  1e300,
  null,
  [],
  {},
  ['r', 'r'],
];

type Shape = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly minimum?: number;
};

/** What a field of this name holds where any text would do for its type alone. */
const TYPED: readonly (readonly [RegExp, unknown])[] = [
  [/^currency/, 'EUR'],
  [/^(date|checkIn|depart)/, '2027-03-04'],
  [/^checkOut/, '2027-03-06'],
  [/^(from|place)$/, 'LON'],
  [/^to$/, 'SIN'],
  [/email|username/i, 'ines@x.example'],
  [/passwd/i, 'four tigers paint my boat'],
  [/consent|optin/, 'on'],
  [/locale/, 'en-GB'],
  [/^link$/, '00000000-0000-4000-8000-000000000000.abc'],
  [/^code$/, '123456'],
];

/** Something that the schema of a call takes, as far as its types tell. */
export function sampleOf(call: Call): Record<string, unknown> {
  const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape;
  return (sample(shape, '') ?? {}) as Record<string, unknown>;
}

function sample(shape: Shape, name: string): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return sample(first, name);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((each) => sample(each, name))) as unknown;
  if (shape.type === 'object') {
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, each]) => [key, sample(each, key)]));
  }
  if (shape.type === 'array') {
    if (shape.prefixItems) return shape.prefixItems.map((each) => sample(each, name));
    return shape.items
      ? Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => sample(shape.items ?? {}, name))
      : [];
  }
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return true;
  if (shape.format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return TYPED.find(([named]) => named.test(name))?.[1] ?? 'text';
}

/** The same with each of its leaves replaced by `bad`, one at a time; and with every one of them. */
export function spoilt(value: unknown, bad: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => spoilt(each, bad).map((other) => value.with(at, other)));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => [
      ...spoilt(each, bad).map((other) => ({ ...value, [key]: other })),
      ...(typeof each === 'object' && typeof bad !== 'function' ? [{ ...value, [key]: bad }] : []),
    ]);
  }
  return [typeof bad === 'function' ? (bad as (right: unknown) => unknown)(value) : bad];
}

function within(right: unknown, what: string): string {
  const text = String(right);
  return text.slice(0, 2) + what + text.slice(2);
}

/** Every page with the names that its loader reads from the address. */
export function pagesOf(): readonly (readonly [path: string, names: readonly string[]])[] {
  return globSync('*/route.ts', { cwd: join(ROOT, 'web/routes') }).flatMap((file) => {
    const route = join(ROOT, 'web/routes', file);
    const names = namesIn(join(dirname(route), 'data.ts'));
    const paths = [...readFileSync(route, 'utf8').matchAll(/path: '([^']+)'/g)];
    return paths.map(([, path = '']) => [path, names] as const);
  });
}

function namesIn(file: string): readonly string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...new Set([...text.matchAll(/(?:[pP]arams|query)\.get\('(\w+)'\)/g)].map(([, name = '']) => name))];
}
