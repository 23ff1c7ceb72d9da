import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** Groups of modules that travel together are chosen by hand: docs/decisions/0095 says why. */
const ROOT = join(import.meta.dirname, '..');
const LISTS = ['vite.config.ts', 'web/features/verticals/chunks.ts'];
const files = globSync('{web,design,contract}/**/*.{ts,tsx,css}', { cwd: ROOT });

interface Alternatives {
  /** Patterns without a choice in them, which together match what the pattern does. */
  readonly all: readonly string[];
  /** What the pattern leaves out, as patterns of their own. */
  readonly left: readonly string[];
}

const cross = (heads: readonly string[], tails: readonly string[]) =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

/** `^a/(b|c(?!d))` is `^a/b` and `^a/c(?!d)`, and leaves out `^a/cd`. */
function alternativesOf(source: string): Alternatives {
  const left: string[] = [];
  let at = 0;
  function readChoice(before: readonly string[]): string[] {
    const found = readSequence(before);
    while (source[at] === '|') {
      at += 1;
      found.push(...readSequence(before));
    }
    return found;
  }
  function readSequence(before: readonly string[]): string[] {
    let heads = [''];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (source[at] === '(') heads = readGroup(before, heads);
      else {
        const [piece = ''] = /^(?:\\.|\[[^\]]*\]|.)/.exec(source.slice(at)) ?? [];
        at += piece.length;
        heads = cross(heads, [piece]);
      }
    }
    return heads;
  }
  function readGroup(before: readonly string[], heads: readonly string[]): string[] {
    const [open = ''] = /^\((?:\?[:!=])?/.exec(source.slice(at)) ?? [];
    at += open.length;
    const inner = readChoice(cross(before, heads));
    at += 1;
    if (open === '(?!') left.push(...cross(cross(before, heads), inner));
    return open === '(' || open === '(?:' ? cross(heads, inner) : cross(heads, [`${open}${inner.join('|')})`]);
  }
  return { all: readChoice(['']), left };
}

function patternsIn(path: string): string[] {
  const patterns: string[] = [];
  const { program } = parseSync(path, readFileSync(join(ROOT, path), 'utf8'));
  JSON.stringify(program, (key, value: unknown) => {
    if (key === 'regex') patterns.push((value as { readonly pattern: string }).pattern);
    return value;
  });
  return patterns.filter((pattern) => /^\^\(?(?:web|design|contract)/.test(pattern));
}

test('a pattern is taken apart into what it wants and what it leaves out', () => {
  expect(alternativesOf('^a\\/(b|c(?!d|e)\\.)[x|y]')).toEqual({
    all: ['^a\\/b[x|y]', '^a\\/c(?!d|e)\\.[x|y]'],
    left: ['^a\\/cd', '^a\\/ce'],
  });
});

test.each(LISTS)('every entry of the groups of %s is there', (path) => {
  const patterns = patternsIn(path);
  expect(patterns.length).toBeGreaterThan(2);
  const entries = patterns.map(alternativesOf).flatMap(({ all, left }) => [...all, ...left]);
  expect(entries.filter((entry) => !files.some((file) => new RegExp(entry).test(file)))).toEqual([]);
});
