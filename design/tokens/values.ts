import { isRecord, type TokenType } from './read-tokens.ts';
import { refuse } from './refused.ts';

/** Where a value stands, for complaints. */
export interface Spot {
  readonly where: string;
  readonly path: string;
}

export interface Colour {
  readonly components: readonly [number, number, number];
  readonly alpha: number;
}

export interface ShadowLayer {
  readonly color: Colour;
  /** Offsets, blur and spread as CSS writes them. */
  readonly lengths: string;
  readonly inset: boolean;
}

/** A checked value: colours stay apart so that two themes can be joined, everything else is CSS already. */
export type Value =
  | { readonly type: 'color'; readonly colour: Colour }
  | { readonly type: 'shadow'; readonly layers: readonly ShadowLayer[] }
  | { readonly type: Exclude<TokenType, 'color' | 'shadow'>; readonly css: string };

/** Checks a value whose aliases have been followed. */
export function readValue(type: TokenType, value: unknown, spot: Spot): Value {
  if (type === 'color') return { type, colour: readColour(value, spot) };
  if (type === 'shadow') {
    return { type, layers: (Array.isArray(value) ? value : [value]).map((layer) => readLayer(layer, spot)) };
  }
  return { type, css: CSS_OF[type](value, spot) };
}

const CSS_OF = {
  dimension: (value: unknown, spot: Spot) => measure(value, ['rem', 'px'], spot),
  duration: (value: unknown, spot: Spot) => measure(value, ['ms', 's'], spot),
  number: (value: unknown, spot: Spot) => String(number(value, spot)),
  fontWeight: (value: unknown, spot: Spot) => {
    const weight = number(value, spot);
    return weight >= 1 && weight <= 1000 ? String(weight) : wrong(value, 'a weight from 1 to 1000', spot);
  },
  cubicBezier: (value: unknown, spot: Spot) => {
    if (!Array.isArray(value) || value.length !== 4) return wrong(value, 'four numbers', spot);
    const points = value.map((one) => number(one, spot));
    const [x1 = 0, , x2 = 0] = points;
    if (Math.min(x1, x2) < 0 || Math.max(x1, x2) > 1) return wrong(value, 'x between 0 and 1', spot);
    return `cubic-bezier(${points.join(', ')})`;
  },
  fontFamily: (value: unknown, spot: Spot) =>
    (Array.isArray(value) ? value.flat() : [value]).map((name) => family(name, spot)).join(', '),
} as const;

function readColour(value: unknown, spot: Spot): Colour {
  if (!isRecord(value) || value['colorSpace'] !== 'srgb') return wrong(value, 'a colour in the space srgb', spot);
  const { components, alpha = 1, hex } = value;
  if (!Array.isArray(components) || components.length !== 3) return wrong(value, 'three components', spot);
  const [r, g, b] = components as unknown[];
  const colour: Colour = {
    components: [share(r, spot), share(g, spot), share(b, spot)],
    alpha: share(alpha, spot),
  };
  if (hex !== undefined && hex !== hexOf(colour)) {
    return refuse(spot.where, spot.path, `hex says ${JSON.stringify(hex)}, the components ${hexOf(colour)}`);
  }
  return colour;
}

function readLayer(value: unknown, spot: Spot): ShadowLayer {
  if (!isRecord(value)) return wrong(value, 'a shadow', spot);
  const { color, offsetX, offsetY, blur, spread, inset = false } = value;
  if (typeof inset !== 'boolean') return wrong(inset, 'true or false', spot);
  const lengths = [offsetX, offsetY, blur, spread].map((length) => measure(length, ['px', 'rem'], spot));
  if (lengths[3] === '0') lengths.pop();
  return { color: readColour(color, spot), lengths: lengths.join(' '), inset };
}

/** Six digits, without the alpha. */
export function hexOf({ components }: Colour): string {
  return `#${components.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

export function cssColour(colour: Colour): string {
  if (colour.alpha === 1) return hexOf(colour);
  if (colour.alpha === 0) return 'transparent';
  return `rgb(${colour.components.map(byte).join(' ')} / ${trim(colour.alpha * 100)}%)`;
}

function byte(part: number): number {
  return Math.round(part * 255);
}

function measure(value: unknown, units: readonly string[], spot: Spot): string {
  if (!isRecord(value) || !units.includes(String(value['unit']))) {
    return wrong(value, `a value with the unit ${units.join(' or ')}`, spot);
  }
  const size = number(value['value'], spot);
  const unit = String(value['unit']);
  return size === 0 && !units.includes('ms') ? '0' : `${trim(size)}${unit}`;
}

function family(name: unknown, spot: Spot): string {
  if (typeof name !== 'string' || !/^[\w .-]+$/.test(name)) return wrong(name, 'the name of a font', spot);
  return /^-?[a-z-]+$/.test(name) ? name : `'${name}'`;
}

function share(value: unknown, spot: Spot): number {
  const part = number(value, spot);
  return part >= 0 && part <= 1 ? part : wrong(value, 'a part from 0 to 1', spot);
}

function number(value: unknown, spot: Spot): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : wrong(value, 'a number', spot);
}

function trim(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

function wrong(value: unknown, wanted: string, { where, path }: Spot): never {
  return refuse(where, path, `${JSON.stringify(value) ?? 'nothing'} is not ${wanted}`);
}
