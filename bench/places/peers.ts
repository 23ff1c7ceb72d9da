import { DatabaseSync } from 'node:sqlite';
import uFuzzy from '@leeoniya/ufuzzy';
import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import FlexSearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';

/** One competitor, built over the same folded texts, best known place first; each is told popularity where it can take it. */
export interface Peer {
  readonly name: string;
  /** Questions a block: the slow ones ask fewer. */
  readonly questions: number;
  /** Ordinals, best first. */
  search(text: string, limit: number): readonly number[];
}

export interface Document {
  readonly id: number;
  readonly text: string;
  readonly weight: number;
}

export function createMiniSearch(documents: readonly Document[]): Peer {
  const index = new MiniSearch<Document>({ fields: ['text'], storeFields: ['weight'] });
  index.addAll(documents);
  const options = {
    prefix: true,
    fuzzy: (term: string) => (term.length >= 3 ? 1 : false),
    combineWith: 'AND' as const,
    boostDocument: (_: unknown, __: string, stored?: Record<string, unknown>) => 1 + Number(stored?.weight ?? 0) * 100,
  };
  return {
    name: 'MiniSearch',
    questions: 150,
    search: (text, limit) =>
      index
        .search(text, options)
        .slice(0, limit)
        .map((hit) => Number(hit.id)),
  };
}

export function createFlexSearch(documents: readonly Document[]): Peer {
  const index = new FlexSearch.Index({ tokenize: 'forward', resolution: 3 });
  for (const { id, text } of documents) index.add(id, text);
  return {
    name: 'FlexSearch',
    questions: 1_000,
    search: (text, limit) => (index.search(text, { limit, suggest: true }) as number[]).map(Number),
  };
}

export async function createOrama(documents: readonly Document[]): Promise<Peer> {
  const index = create({ schema: { text: 'string', weight: 'number' } as const });
  await insertMultiple(
    index,
    documents.map(({ id, text, weight }) => ({ id: String(id), text, weight })),
    5_000,
  );
  return {
    name: 'Orama',
    questions: 40,
    search: (text, limit) => {
      const result = oramaSearch(index, {
        term: text,
        tolerance: 1,
        limit,
        sortBy: { property: 'weight', order: 'DESC' },
      });
      return result instanceof Promise ? [] : result.hits.map((hit) => Number(hit.id));
    },
  };
}

export function createUFuzzy(documents: readonly Document[]): Peer {
  const engine = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
  const haystack = documents.map((document) => document.text);
  return {
    name: 'uFuzzy',
    questions: 60,
    search: (text, limit) => (engine.filter(haystack, text) ?? []).slice(0, limit),
  };
}

export function createFuse(documents: readonly Document[]): Peer {
  const index = new Fuse(documents, { keys: ['text'], threshold: 0.3, ignoreLocation: true, shouldSort: true });
  return {
    name: 'Fuse',
    questions: 3,
    search: (text, limit) => index.search(text, { limit }).map((hit) => hit.refIndex),
  };
}

export function createFts5(documents: readonly Document[]): Peer {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE VIRTUAL TABLE place USING fts5(text, content='', prefix='1 2 3 4', tokenize='unicode61')`);
  const insert = db.prepare('INSERT INTO place(rowid, text) VALUES (?, ?)');
  db.exec('BEGIN');
  for (const { id, text } of documents) insert.run(id + 1, text);
  db.exec('COMMIT');
  db.exec(`INSERT INTO place(place) VALUES ('optimize')`);
  const select = db.prepare('SELECT rowid AS id FROM place WHERE place MATCH ? ORDER BY rowid LIMIT ?');
  return {
    name: 'SQLite FTS5',
    questions: 1_000,
    search: (text, limit) => select.all(`"${text.replaceAll('"', '')}" *`, limit).map((row) => Number(row.id) - 1),
  };
}
