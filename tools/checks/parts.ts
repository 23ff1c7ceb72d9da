import { posix } from 'node:path';
import { type Check, findAll, isTest, lineAt, withoutComments } from './finding.ts';

const NAMED = /'((?:web|design)\/[\w./-]+\.tsx?)'/g;
const ASKED = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** A part is named by its path where it is asked for: the name finds its words, its styles and its address. */
export const checkParts: Check = (file) => {
  if (!/^(web|design)\/.*\.tsx?$/.test(file.path) || isTest(file.path)) return [];
  const text = withoutComments(file.text);
  const asked = new Set([...text.matchAll(ASKED)].map(([, path = '']) => posix.join(posix.dirname(file.path), path)));
  const stale = [...text.matchAll(NAMED)]
    .filter(([, path = '']) => !asked.has(path))
    .map((match) => ({
      path: file.path,
      line: lineAt(text, match.index),
      rule: 'parts',
      message: `${match[0]} is named and not asked for here`,
    }));
  const bare =
    file.path === 'web/i18n.ts' || file.path === 'web/chunks.ts'
      ? []
      : findAll({ ...file, text }, /\bloadChunk\b/g, 'parts', 'Ask by loadPart, which brings what the part says');
  return [...stale, ...bare];
};
