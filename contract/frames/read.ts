import type { Handshake, HostMessage } from './types.ts';

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const text =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max;
const id: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const finite: Check = (value) => Number.isFinite(value);
const within =
  (max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= max;
const yesNo: Check = (value) => typeof value === 'boolean';
const only =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const plain: Check = (value) => text(2_000)(value) || finite(value) || yesNo(value);
const list: Check = (value) => Array.isArray(value) && value.length <= 20 && value.every(plain);
const record =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, one]) => key.length <= 64 && check(one));
const values = record((value) => plain(value) || list(value));

/** As `hostMessageSchema`, without a library: a browser is sent no schemas. */
const HOST: Readonly<Record<HostMessage['action'], Shape>> = {
  'record-metric': { name: text(64), value: maybe(finite) },
  scroll: { top: within(1_000_000), height: within(20_000) },
  ajax: {
    id,
    operation: id,
    params: maybe(values),
    data: maybe(values),
    method: maybe(text(10)),
    url: maybe(text(2_000)),
    headers: maybe(record(text(2_000))),
  },
  'cmp2-url-prefix': { prefix: text(500) },
  logger: { level: maybe(text(16)), message: text(2_000) },
  submit: { form: only('search') },
  'gtm-enduser-consent-response': { granted: yesNo },
};

/** The message, or null for anything else. Ask `fitsLimits` before. */
export function readHostMessage(value: unknown): HostMessage | null {
  if (!isObject(value)) return null;
  const { action } = value;
  if (typeof action !== 'string' || !Object.hasOwn(HOST, action)) return null;
  return matches(value, { action: only(action), ...HOST[action as HostMessage['action']] })
    ? (value as unknown as HostMessage)
    : null;
}

export function isHandshake(value: unknown): value is Handshake {
  return isObject(value) && matches(value, { action: only('wayfold-embed'), version: only(1) });
}

function matches(value: Record<string, unknown>, shape: Shape): boolean {
  return (
    Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, check]) => check(Object.hasOwn(value, key) ? value[key] : undefined))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
