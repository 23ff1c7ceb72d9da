import { holdsUnseen, textUseOf } from '#contract/core';
import type { DomainProblem } from '#domain/kernel';

/** No call asks for more; without a bound the walk down would end the request as a failure of ours. */
const DEEPEST = 64;

/**
 * The first text of an input that holds a character it may not hold, as a problem at its field; null where there is none. The rule is
 * that of the contract, `holdsUnseen`. An input deeper than any call asks for is a problem as well.
 */
export function controlProblem(input: unknown, field = '', depth = 0): DomainProblem | null {
  if (typeof input === 'string') {
    if (!holdsUnseen(input, textUseOf(field))) return null;
    const description = 'Holds a character that cannot be seen or that turns what is read';
    return { code: 'VALIDATION_ERROR', description, field, detail: { unseen: true } };
  }
  if (!isPlain(input)) return null;
  if (depth >= DEEPEST)
    return { code: 'VALIDATION_ERROR', description: 'Is nested too deeply', field: field.split('.', 1)[0] };
  for (const [key, value] of Object.entries(input)) {
    // Names of a record are typed as well.
    const at = field === '' ? key : `${field}.${key}`;
    const problem = controlProblem(value, at, depth + 1) ?? controlProblem(key, field);
    if (problem) return problem;
  }
  return null;
}

/** Files that are still on their way are read by whoever asked for them. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
