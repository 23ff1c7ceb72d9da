import type { Token } from './resolve-tokens.ts';
import { cssColour, type Value } from './values.ts';

/** How a group of semantic tokens is called in CSS; a group that is not named here keeps its name. */
const PREFIXES: Readonly<Record<string, string>> = {
  color: '',
  size: '',
  space: 's-',
  radius: 'r-',
  duration: 'd-',
  layer: 'z-',
  text: 't-',
};
const NAMES: Readonly<Record<string, string>> = { 'font.body': 'font', 'ease.out': 'ease' };

/** Name to value, one for each property. A primitive has no name here, so no component can read it. */
export function propertiesOf(tokens: ReadonlyMap<string, Token>): Map<string, Value> {
  const properties = new Map<string, Value>();
  for (const { path, value } of tokens.values()) {
    if (path.startsWith('primitive.')) continue;
    const [layer, ...rest] = path.split('.');
    const [group = '', ...names] = rest;
    if (layer === 'semantic' && group === 'text') addText(properties, tokens, names);
    else properties.set(layer === 'component' ? rest.join('-') : nameOf(group, names), value);
  }
  return properties;
}

function nameOf(group: string, names: readonly string[]): string {
  return NAMES[`${group}.${names.join('.')}`] ?? (PREFIXES[group] ?? `${group}-`) + names.join('-');
}

/** Size and line height of a text stand in one property, as the `font` shorthand takes them. */
function addText(properties: Map<string, Value>, tokens: ReadonlyMap<string, Token>, [name = '']: string[]): void {
  const part = (which: string): string => {
    const value = tokens.get(`semantic.text.${name}.${which}`)?.value;
    return value?.type === 'dimension' ? value.css : '';
  };
  properties.set(`t-${name}`, { type: 'dimension', css: `${part('size')}/${part('line')}` });
}

/** One CSS value for both themes; `light-dark()` only where they differ. */
export function cssOf(light: Value, dark: Value): string {
  if (light.type === 'color' && dark.type === 'color') return join(cssColour(light.colour), cssColour(dark.colour));
  if (light.type === 'shadow' && dark.type === 'shadow') {
    return light.layers
      .map((layer, at) => {
        const colour = join(cssColour(layer.color), cssColour((dark.layers[at] ?? layer).color));
        return `${layer.inset ? 'inset ' : ''}${layer.lengths} ${colour}`;
      })
      .join(', ');
  }
  return 'css' in light ? light.css : '';
}

function join(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
