const SECRET_NAME =
  /token|secret|passw|authorization|cookie|card|cvv|cvc|\bpan\b|iban|email|e-mail|phone|passport|document|traveller|redress|birth|api.?key/i;
/** A field of an address in a text, such as a message that names the page which failed. */
const IN_ADDRESS =
  /([?&](?:[\w-]*(?:token|link|code|state|key|passwd|password|secret|captcha|credential|nonce|email))=)[^&\s"'<>)]+/gi;
const MAX_DEPTH = 6;

/** A copy of the fields that is safe to write: secret names hidden, errors and dates readable, depth bounded. */
export function redact(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    out[name] = SECRET_NAME.test(name) && value !== null && value !== undefined ? '[hidden]' : plain(value, depth + 1);
  }
  return out;
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(IN_ADDRESS, '$1[hidden]');
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return describeError(value, depth);
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  return redact({ ...value }, depth);
}

function describeError(error: Error, depth: number): Record<string, unknown> {
  return {
    name: error.name,
    message: plain(error.message, depth),
    ...('code' in error && { code: error.code }),
    stack: plain(error.stack, depth),
    ...(error.cause !== undefined && { cause: plain(error.cause, depth + 1) }),
  };
}
