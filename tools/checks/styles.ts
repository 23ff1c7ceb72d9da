import { type Check, findAll, withoutComments } from './finding.ts';

const PHYSICAL =
  /(?<=[{;\s])(margin|padding|border)-(left|right)[\w-]*\s*:|(?<=[{;\s])(left|right)\s*:|(?<=[{;\s])(text-align|float|clear)\s*:\s*(left|right)\b|border-(top|bottom)-(left|right)-radius\s*:/g;
const COLOUR = /#[\da-f]{3,8}\b(?![^{}]*\{)|\b(rgb|hsl|oklch|lab|lch)a?\(/gi;

/** Styles mirror by themselves and take their colours from tokens. */
export const checkStyles: Check = (file) => {
  if (!/^(web|design)\/.*\.css$/.test(file.path) || file.path.startsWith('design/brands/')) return [];
  const bare = { path: file.path, text: withoutComments(file.text) };
  const found = [
    ...findAll(bare, PHYSICAL, 'sides', 'Use logical sides: inline-start, inline-end'),
    ...findAll(bare, COLOUR, 'tokens', 'Use a semantic token'),
  ];
  if (file.path.endsWith('.module.css') && !/@layer\s+(base|components(\.parts)?|pages)\s*\{/.test(bare.text)) {
    found.push({ path: file.path, line: 1, rule: 'layer', message: 'Wrap the rules in @layer components or pages' });
  }
  return found;
};
