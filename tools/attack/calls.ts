import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '#contract/core';

const CONTRACT = join(import.meta.dirname, '../../contract');

/** Every call that the contract declares, read from its modules. */
export async function allCalls(): Promise<readonly Call[]> {
  const found = new Map<string, Call>();
  const collect = (value: unknown, depth: number): void => {
    if (isCall(value)) found.set(value.name, value);
    else if (depth < 2 && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) collect(inner, depth + 1);
  };
  for (const folder of readdirSync(CONTRACT, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    collect(await import(join(CONTRACT, folder.name, 'index.ts')), 0);
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'csrf' in value && 'path' in value && 'method' in value;
}

/** All addresses of a call, with something in the place of each parameter. */
export function addressesOf({ path, aliases = [] }: Call): readonly string[] {
  return [path, ...aliases].map((each) => each.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'));
}

/** Changes something: all but plain reading, and what the specification has by GET. */
export function changes({ method, csrf }: Call): boolean {
  return method !== 'GET' || csrf === 'token';
}
