import type { AjaxMessage } from './types.ts';

/** One parameter of an operation. */
export type OperationParam =
  | { readonly type: 'text'; readonly max: number; readonly options?: readonly string[]; readonly required?: boolean }
  | { readonly type: 'integer'; readonly min: number; readonly max: number; readonly required?: boolean }
  | { readonly type: 'boolean'; readonly required?: boolean };

/** A row of the table that the server sends with a frame page: all that a host can have asked. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/i/api/places/v1/:id`, of our own origin. */
  readonly path: string;
  readonly params: Readonly<Record<string, OperationParam>>;
  /** Dotted paths into the answer that a host may see; lists are passed through. */
  readonly response: readonly string[];
}

export interface OperationRequest {
  readonly operation: Operation;
  readonly url: string;
  readonly body: string | null;
}

export interface OperationRefused {
  readonly refused: 'UNKNOWN_OPERATION' | 'INVALID_PARAMETERS' | 'CLICK_REQUIRED';
}

/** Method, address and headers come from the table; of the message only its parameters count, [7.7-01a]. */
export function planOperation(
  table: readonly Operation[],
  message: AjaxMessage,
  clicked: () => boolean,
): OperationRequest | OperationRefused {
  const operation = table.find(({ id }) => id === message.operation);
  if (!operation) return { refused: 'UNKNOWN_OPERATION' };
  const given = new Map<string, Given>(Object.entries({ ...message.params, ...message.data }));
  const known = [...given.keys()].every((name) => Object.hasOwn(operation.params, name));
  const valid = Object.entries(operation.params).every(([name, param]) => holds(param, given.get(name)));
  if (!known || !valid) return { refused: 'INVALID_PARAMETERS' };
  if (operation.method !== 'GET' && !clicked()) return { refused: 'CLICK_REQUIRED' };
  return requestOf(operation, given);
}

type Given = NonNullable<AjaxMessage['params']>[string];

function holds(param: OperationParam, value: unknown): boolean {
  if (value === undefined) return param.required !== true;
  if (param.type === 'boolean') return typeof value === 'boolean';
  if (param.type === 'integer')
    return Number.isInteger(value) && Number(value) >= param.min && Number(value) <= param.max;
  if (typeof value !== 'string' || value.length > param.max) return false;
  return param.options === undefined || param.options.includes(value);
}

function requestOf(operation: Operation, given: Map<string, Given>): OperationRequest | OperationRefused {
  let complete = true;
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(given.get(name) ?? '');
    given.delete(name);
    // A dot alone would climb out of the path, also when it is encoded.
    if (value === '' || /^\.{1,2}$/.test(value)) complete = false;
    return encodeURIComponent(value);
  });
  if (!complete) return { refused: 'INVALID_PARAMETERS' };
  if (operation.method !== 'GET' && operation.method !== 'DELETE') {
    return { operation, url: path, body: JSON.stringify(Object.fromEntries(given)) };
  }
  const query = new URLSearchParams([...given].map(([name, value]) => [name, String(value)])).toString();
  return { operation, url: query ? `${path}?${query}` : path, body: null };
}

/** The fields of an answer that a host may see. */
export function pickFields(answer: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((one) => pickFields(one, fields));
  if (typeof answer !== 'object' || answer === null) return null;
  const heads = [...new Set(fields.map((field) => field.split('.', 1)[0] ?? ''))];
  return Object.fromEntries(
    heads
      .filter((head) => Object.hasOwn(answer, head))
      .map((head) => {
        const rest = fields
          .filter((field) => field.startsWith(`${head}.`))
          .map((field) => field.slice(head.length + 1));
        const value = (answer as Record<string, unknown>)[head];
        return [head, rest.length > 0 ? pickFields(value, rest) : leaf(value)];
      }),
  );
}

/** A field that leads nowhere further shows a value, never a whole object. */
function leaf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => typeof one !== 'object');
  return typeof value === 'object' ? null : value;
}
