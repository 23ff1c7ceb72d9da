import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PSEUDO } from '#domain/locale';
import { PARTS, WORDS } from '../server/ssr/assets.ts';
import { type Messages, readSaid, type Said } from './messages/said.ts';
import type { PartGraph } from './part-graph.ts';

/**
 * Writes the words of every part of the build, a file for each language: a page has what its modules say with what the frame says,
 * so that a phone asks once before the page is alive; a part that comes later has what it says beyond the frame.
 */
const CLIENT = join(import.meta.dirname, '../dist/client');
const FRAME = 'web/entry-client.tsx';
const PAGE = /^web\/routes\/.+\/all\.ts$/;

/** Messages of each part in one language; parts that say nothing of their own have none. */
export function wordsOf(parts: PartGraph, { in: where, messages }: Said): Map<string, Messages> {
  const idsOf = (files: readonly string[] = []) => [...new Set(files.flatMap((file) => where.get(file) ?? []))];
  const frame = idsOf(parts[FRAME]?.files);
  const words = new Map<string, Messages>();
  for (const [part, { files }] of Object.entries(parts)) {
    const own = idsOf(files).filter((id) => !frame.includes(id));
    const ids = part === FRAME || PAGE.test(part) ? [...frame, ...own] : own;
    if (ids.length > 0) words.set(part, Object.fromEntries(ids.map((id) => [id, messages[id]])));
  }
  return words;
}

/** Asked for an address, never drawn by who asks. */
const NOT_DRAWN = ['web/features/verticals/checkout-parts.ts'];
const BY_ITSELF = /\.island\.tsx$/;

/**
 * Parts that would come without their words: who imports one has to name it to `loadPart`, or hand it on by its name
 * (tools/checks/parts.ts holds names and imports together).
 */
export function unnamedParts(words: ReadonlyMap<string, unknown>, sources: readonly string[]): string[] {
  return [...words.keys()].filter((part) => {
    if (part === FRAME || PAGE.test(part) || BY_ITSELF.test(part) || NOT_DRAWN.includes(part)) return false;
    return !sources.some((text) => text.includes(`'${part}'`));
  });
}

function write(messages: Messages): string {
  const script = `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
  const name = `words-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
  writeFileSync(join(CLIENT, 'assets', name), script);
  return `/assets/${name}`;
}

async function writeWords(): Promise<void> {
  const parts = JSON.parse(readFileSync(join(CLIENT, PARTS), 'utf8')) as PartGraph;
  const sources = [...new Set(Object.values(parts).flatMap(({ files }) => files))].map((file) =>
    readFileSync(join(CLIENT, '../..', file), 'utf8'),
  );
  const files = [...(await readSaid(PSEUDO))].map(([locale, said]) => {
    const own = wordsOf(parts, said);
    const unnamed = unnamedParts(own, sources);
    if (unnamed.length > 0) throw new TypeError(`These would come without their words: ${unnamed.join(', ')}`);
    const words = [...own].map(([part, messages]) => [part, write(messages)]);
    return [locale, Object.fromEntries(words)];
  });
  writeFileSync(join(CLIENT, WORDS), JSON.stringify(Object.fromEntries(files)));
}

if (import.meta.main) await writeWords();
