import comfortable from './density/comfortable.json' with { type: 'json' };
import compact from './density/compact.json' with { type: 'json' };
import dense from './density/dense.json' with { type: 'json' };
import component from './component.json' with { type: 'json' };
import reduced from './motion/reduced.json' with { type: 'json' };
import colour from './primitive/colour.json' with { type: 'json' };
import drawing from './primitive/drawing.json' with { type: 'json' };
import scale from './primitive/scale.json' with { type: 'json' };
import resolver from './resolver.json' with { type: 'json' };
import middle from './screen/middle.json' with { type: 'json' };
import narrow from './screen/narrow.json' with { type: 'json' };
import wide from './screen/wide.json' with { type: 'json' };
import tall from './script/tall.json' with { type: 'json' };
import semantic from './semantic.json' with { type: 'json' };
import dark from './theme/dark.json' with { type: 'json' };
import highContrastDark from './theme/high-contrast-dark.json' with { type: 'json' };
import highContrast from './theme/high-contrast.json' with { type: 'json' };
import light from './theme/light.json' with { type: 'json' };
import { refuse } from './refused.ts';
import { readResolver, type Resolver } from './resolver.ts';

const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'primitive/colour.json': colour,
  'primitive/drawing.json': drawing,
  'primitive/scale.json': scale,
  'semantic.json': semantic,
  'component.json': component,
  'theme/light.json': light,
  'theme/dark.json': dark,
  'theme/high-contrast.json': highContrast,
  'theme/high-contrast-dark.json': highContrastDark,
  'density/comfortable.json': comfortable,
  'density/compact.json': compact,
  'density/dense.json': dense,
  'screen/narrow.json': narrow,
  'screen/middle.json': middle,
  'screen/wide.json': wide,
  'script/tall.json': tall,
  'motion/reduced.json': reduced,
};

/** The brands that the resolver document names. */
export const namedBrands: readonly string[] = Object.keys(resolver.modifiers.brand.contexts);

/** The resolver with one brand in it, whose tokens stand in the file `where`. */
export function resolverOf(tokens: unknown, where: string): Resolver {
  const { brand } = resolver.modifiers;
  const own = { ...brand, default: 'own', contexts: { own: [{ $ref: where }] } };
  const document = { ...resolver, modifiers: { ...resolver.modifiers, brand: own } };
  return readResolver(document, {
    read: (ref) => (ref === where ? tokens : (DOCUMENTS[ref] ?? refuse('resolver.json', ref, 'there is no such file'))),
    changesOnly: (ref) => ref === where,
  });
}
