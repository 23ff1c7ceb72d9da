import type { DomainProblem } from '#domain/kernel';

/** What no keyboard writes into a field but tab and line ends; and halves of a character, which no database takes. */
// eslint-disable-next-line no-control-regex -- what this refuses
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Turns the order of what is read beside it: an address or a name could look like another. Isolates do not; our own pages write them. */
const TURNS = /[\u202A-\u202E]/;
/** Long texts, what was copied into a search, and passwords, which are nobody's to judge. */
const FREE = /(?:^|\.)(?:text|q|query|message|stack|detail|\w*passw\w*)$/i;

/** No call asks for more; without a bound the walk down would end the request as a failure of ours. */
const DEEPEST = 64;

/**
 * The first text of an input that holds a control character, as a problem at its field; null where there is none. An input deeper than
 * any call asks for is a problem as well.
 */
export function controlProblem(input: unknown, field = '', depth = 0): DomainProblem | null {
  if (typeof input === 'string') {
    const turns = !FREE.test(field) && TURNS.test(input);
    if (!turns && !CONTROL.test(input) && input.isWellFormed()) return null;
    return { code: 'VALIDATION_ERROR', description: 'Holds a control character', field, detail: { unseen: true } };
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
