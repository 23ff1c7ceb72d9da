import { posix } from 'node:path';
import { type Check, isTest, lineAt, withoutComments } from './finding.ts';

const HOME = 'web/features/';
const IMPORT = /(?:import|export)\s[^'"`;]*?\sfrom\s+'(\.[^']+)'|import\s*\(?\s*'(\.[^']+)'/g;
const ONLY_HANDED_ON = /^(?:\s*export\s+(?:type\s+)?(?:\{[^}]*\}|\*)\s+from\s+'[^']+';)+\s*$/;

/** What stands around every page, or is said and asked on any: it knows no feature. All other folders are features. */
const FRAME = new Set([
  'chrome',
  'column',
  'footer',
  'forms',
  'identity',
  'marketing',
  'measuring',
  'pickers',
  'reader',
  'returning',
  'seasonal',
  'site-text',
]);

type Floor = 'frame' | 'feature' | 'vertical' | 'registry' | 'wiring';

/** The floor of a file of `web/features`; files that stand in no folder wire the floors, those of `verticals` itself are registries. */
function floorOf(path: string): { readonly floor: Floor; readonly folder: string } | null {
  if (!path.startsWith(HOME)) return null;
  const [first = '', second, third] = path.slice(HOME.length).split('/');
  if (second === undefined) return { floor: 'wiring', folder: '' };
  if (first === 'verticals')
    return third === undefined ? { floor: 'registry', folder: first } : { floor: 'vertical', folder: second };
  return { floor: FRAME.has(first) ? 'frame' : 'feature', folder: first };
}

function faultOf(path: string, target: string): string | null {
  const [from, to] = [floorOf(path), floorOf(target)];
  if (!from || !to || from.floor === 'wiring' || from.floor === 'registry') return null;
  if (from.floor === 'frame' && to.floor === 'feature') return `the frame may not know the feature ${to.folder}`;
  if (to.floor !== 'vertical') return null;
  if (from.floor === 'vertical' && from.folder === to.folder) return null;
  return from.floor === 'vertical'
    ? `${from.folder} may not know ${to.folder}`
    : `${to.folder} is known through a registry of web/features/verticals only`;
}

/** Frame, features, verticals: each knows what is below it, and verticals through their registries. Types count. */
export const checkFloors: Check = (file) => {
  if (!file.path.startsWith(HOME) || !/\.tsx?$/.test(file.path) || isTest(file.path)) return [];
  const text = withoutComments(file.text);
  const found = [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    const fault = faultOf(file.path, posix.join(posix.dirname(file.path), specifier));
    return fault ? [{ path: file.path, line: lineAt(text, match.index), rule: 'floors', message: fault }] : [];
  });
  const empty = ONLY_HANDED_ON.test(text)
    ? [
        {
          path: file.path,
          line: 1,
          rule: 'floors',
          message: 'A file that only hands on another says nothing: import that',
        },
      ]
    : [];
  return [...found, ...empty];
};
