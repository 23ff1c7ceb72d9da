import { FLAGS, type FlagName } from '#contract/flags';
import { faultOf, isFlagName, type Value } from './settings.ts';

/** What a visit to a demo asked for by its address. */
export interface Visit {
  readonly values: { readonly [N in FlagName]?: Value };
  readonly refused: readonly string[];
}

export const noVisit: Visit = { values: {}, refused: [] };

/** Longer ones are cut; every flag set has room. */
const MAX_LENGTH = 1_000;

/** Adds `name:on,other:3` to what was asked before; `name:` takes one back, an empty text all of them. */
export function addToVisit(before: Visit, text: string): Visit {
  if (text.trim() === '') return noVisit;
  const values: Record<string, Value> = { ...before.values };
  const refused: string[] = [];
  for (const part of text.slice(0, MAX_LENGTH).split(',')) {
    const [name = '', said = ''] = part.split(':', 2).map((side) => side.trim());
    const fault = isFlagName(name) ? put(values, name, said) : 'there is no such flag';
    if (fault !== null) refused.push(`?flags=: ${name.slice(0, 40)}: ${fault}`);
  }
  return { values, refused };
}

/** As it can be read again. */
export function visitText({ values }: Visit): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value === true ? 'on' : value === false ? 'off' : value}`)
    .join(',');
}

function put(values: Record<string, Value>, name: FlagName, said: string): string | null {
  if (said === '') {
    delete values[name];
    return null;
  }
  const value = valueIn(name, said);
  const fault = faultOf(name, value);
  if (fault === null) values[name] = value;
  return fault;
}

function valueIn(name: FlagName, said: string): Value {
  const { type } = FLAGS[name];
  if (type === 'number') return Number(said);
  if (type === 'boolean' && /^(on|true)$/.test(said)) return true;
  if (type === 'boolean' && /^(off|false)$/.test(said)) return false;
  return said;
}
