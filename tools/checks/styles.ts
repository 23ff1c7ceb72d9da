import { propertyNames } from '#design/tokens';
import { type Check, type Finding, findAll, lineAt, type SourceFile, withoutComments } from './finding.ts';

const PHYSICAL =
  /(?<=[{;\s])(margin|padding|border)-(left|right)[\w-]*\s*:|(?<=[{;\s])(left|right)\s*:|(?<=[{;\s])(text-align|float|clear)\s*:\s*(left|right)\b|border-(top|bottom)-(left|right)-radius\s*:/g;
/** A drawing whose hue comes with the data (a tile by airline) has no token for each hue. */
const COLOUR = /#[\da-f]{3,8}\b(?![^{}]*\{)|\b(rgb|hsl|oklch|lab|lch)a?\((?![\s\d.%]*var\(--[\w-]+-hue\))/gi;

/** A text token holds the height of its line too, which the size of a font takes no notice of. */
const SIZE = /font-size\s*:\s*var\(--t-/g;

/** Styles mirror by themselves and take their colours from tokens. */
export const checkStyles: Check = (file) => {
  if (!/^(web|design)\/.*\.css$/.test(file.path)) return [];
  const bare = { path: file.path, text: withoutComments(file.text) };
  const found = [
    ...findAll(bare, PHYSICAL, 'sides', 'Use logical sides: inline-start, inline-end'),
    ...findAll(bare, COLOUR, 'tokens', 'Use a semantic token'),
    ...findAll(bare, SIZE, 'sizes', 'A text token is for `font`: as a `font-size` it is void'),
    ...unknownProperties(bare),
  ];
  if (file.path.endsWith('.module.css') && !/@layer\s+(base|components(\.parts)?|pages)\s*\{/.test(bare.text)) {
    found.push({ path: file.path, line: 1, rule: 'layer', message: 'Wrap the rules in @layer components or pages' });
  }
  return found;
};

const KNOWN = propertyNames({}, 'tokens.json');

/**
 * A primitive has no custom property, so whoever reads one reads nothing; neither does who misspells one. What the page around a
 * component may set has a plain value to fall back on: `var(--drawer-inline, 0)`.
 */
function unknownProperties({ path, text }: SourceFile): Finding[] {
  const own = new Set([...text.matchAll(/(?<=[{;\s]--)[\w-]+(?=\s*:)/g)].map(([name]) => name));
  return [...text.matchAll(/var\(\s*--([\w-]+)(?!\s*,(?!\s*var\()|[\w-])/g)].flatMap((match) => {
    const [, name = ''] = match;
    if (KNOWN.has(name) || own.has(name)) return [];
    const message = `No token makes --${name}: components and pages read semantic and component tokens`;
    return [{ path, line: lineAt(text, match.index), rule: 'tokens', message }];
  });
}
