import { resolverOf } from './documents.ts';
import { faceRule, readExtras } from './faces.ts';
import { cssOf, propertiesOf } from './properties.ts';
import type { Input } from './resolver.ts';
import type { Value } from './values.ts';

export interface BrandSource {
  /** The parsed `tokens.json`. */
  readonly tokens: unknown;
  /** Names the file in complaints. */
  readonly where: string;
  /** The address under which a font file of the brand is served. */
  readonly fontAddress: (src: string) => string;
}

export interface BuiltBrand {
  readonly css: string;
  /** Fetched early, or it would come too late to be shown; null for a brand that writes in the fonts of the system. */
  readonly preload: string | null;
}

/** Light and dark of one situation. */
type Look = ReadonlyMap<string, readonly [light: Value, dark: Value]>;

const LAYERS = '@layer reset,tokens,base,components,pages;';
const CONTRAST = { light: 'high-contrast', dark: 'high-contrast-dark' };
const TALL_SCRIPTS = 'ar,th,hi,fa,he';

/** What mirrors, and what is made of other properties: written again wherever one of those changes. */
const folds = (side: 'left' | 'right', flip: 1 | -1): string =>
  `--flip:${flip};--fold-inline:linear-gradient(to ${side},var(--crease),transparent 2.25rem);--fold-inline-wide:linear-gradient(to ${side},var(--crease),transparent 3rem);--fold-block:linear-gradient(to bottom,var(--crease),transparent 1.5rem);`;

/** Colours of the reader's own choice, which no brand has a say in. */
const FORCED =
  '--text-3:CanvasText;--divider:CanvasText;--crease:transparent;--crease-line:CanvasText;--marker:Highlight;--on-marker:HighlightText;--action-tint:Canvas;';

/** The stylesheet of a brand. It comes first in the head, since it says in which order the layers count. */
export function buildBrand({ tokens, where, fontAddress }: BrandSource): BuiltBrand {
  const resolver = resolverOf(tokens, where);
  const extras = readExtras(tokens, where);
  const themed = ({ light, dark }: typeof CONTRAST): Look => {
    const night = propertiesOf(resolver.tokensFor({ theme: dark }));
    const day = [...propertiesOf(resolver.tokensFor({ theme: light }))];
    return new Map(day.map(([name, value]) => [name, [value, night.get(name) ?? value]]));
  };
  const base = themed({ light: 'light', dark: 'dark' });
  /** What no theme changes: sizes, lines, times. */
  const lookFor = (input: Input): Look => {
    const all = [...propertiesOf(resolver.tokensFor(input))].filter(([, value]) => 'css' in value);
    return new Map(all.map(([name, value]) => [name, [value, value]]));
  };
  const change = (selector: string, input: Input): string => rule(selector, difference(lookFor(input), base));
  const contrast = difference(themed(CONTRAST), base);
  const faces = extras.faces.map((face) => [face, fontAddress(face.src)] as const);
  const density = (name: string): string => change(`[data-density='${name}']`, { density: name });
  const rules = [
    rule(':root', `color-scheme:light dark;${difference(base)}`),
    rule(":root,[dir='ltr'],[data-theme='high-contrast']", folds('right', 1)),
    rule("[dir='rtl'],[dir='rtl'] [data-theme='high-contrast']", folds('left', -1)),
    rule("[data-theme='light']", 'color-scheme:light;'),
    rule("[data-theme='dark']", 'color-scheme:dark;'),
    rule("[data-theme='high-contrast']", `color-scheme:light dark;${contrast}`),
    change(`:root:lang(${TALL_SCRIPTS})`, { script: 'tall' }),
    media('width < 40rem', change(':root', { screen: 'narrow' })),
    media('width >= 40rem', change(':root', { screen: 'middle' })),
    media('width >= 64rem', change(':root', { screen: 'wide' })),
    rule(
      "[data-density='comfortable']",
      difference(lookFor({ density: 'comfortable' }), lookFor({ density: extras.density })),
    ),
    // Smaller targets are for a mouse only.
    media(
      'pointer: fine',
      change(':root:not([data-density])', { density: extras.density }) + density('compact') + density('dense'),
    ),
    media('prefers-reduced-motion: reduce', change(':root', { motion: 'reduced' })),
    media('prefers-contrast: more', rule(':root', contrast)),
    media('forced-colors: active', rule(':root', FORCED)),
    ...faces.map(([face, address]) => faceRule(face, address)),
  ].filter(Boolean);
  return { css: `${LAYERS}\n@layer tokens{\n${rules.join('\n')}\n}\n`, preload: faces[0]?.[1] ?? null };
}

/** The names that components and pages may read. */
export function propertyNames(tokens: unknown, where: string): ReadonlySet<string> {
  const folded = [...folds('right', 1).matchAll(/(?<=--)[\w-]+(?=:)/g)].map(([name]) => name);
  return new Set([...propertiesOf(resolverOf(tokens, where).tokensFor({})).keys(), ...folded]);
}

/** Declarations of what is other than in `base`; of everything without one. */
function difference(look: Look, base?: Look): string {
  return [...look]
    .map(([name, [light, dark]]) => {
      const css = cssOf(light, dark);
      const before = base?.get(name);
      return before && cssOf(...before) === css ? '' : `--${name}:${css};`;
    })
    .join('');
}

function rule(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations}}`;
}

function media(query: string, rules: string): string {
  return rules === '' ? '' : `@media (${query}){${rules}}`;
}
