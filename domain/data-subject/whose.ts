import { type RawBuilder, sql } from 'kysely';
import type { OwnerLink, PersonalTable } from '#platform/core';
import type { Subject } from './module.ts';

export type Owned = PersonalTable & { readonly owner: readonly [OwnerLink, ...OwnerLink[]] };

export function isOwned(table: PersonalTable): table is Owned {
  return Array.isArray(table.owner);
}

/** Which rows of a table are theirs. Names and expressions come from the declarations alone. */
export function whose(table: Owned, subject: Subject, all: ReadonlyMap<string, Owned>): RawBuilder<boolean> {
  const links = table.owner.map((link) => theirs(link, subject, all));
  return sql<boolean>`(${sql.join(links, sql` or `)})`;
}

function theirs(link: OwnerLink, subject: Subject, all: ReadonlyMap<string, Owned>): RawBuilder<unknown> {
  const column = sql.raw(link.column);
  switch (link.by) {
    case 'account':
      return sql`${column} = ${subject.accountId}`;
    case 'email':
      return sql`lower(${column}) = any(${[...subject.emails]}::text[])`;
    case 'row':
      return sql`${column} in (select ${sql.ref(link.key ?? 'id')} from ${sql.table(link.of)}
        where ${whose(parentOf(link.of, all), subject, all)})`;
  }
}

function parentOf(name: string, all: ReadonlyMap<string, Owned>): Owned {
  const parent = all.get(name);
  if (!parent) throw new TypeError(`${name} is nobody's, so nothing is theirs through it`);
  return parent;
}

/**
 * Those that are found through others first: once the others are gone nobody finds them. Of those the ones whose rows stay: with the
 * account the database takes its id out of them, and then nobody finds what else is to be emptied.
 */
export function deepestFirst(all: ReadonlyMap<string, Owned>): Owned[] {
  const depth = (table: Owned): number =>
    Math.max(...table.owner.map((link) => (link.by === 'row' ? 1 + depth(parentOf(link.of, all)) : 0)));
  const goes = (table: Owned): number => Number(table.rows === 'delete');
  return [...all.values()].sort((a, b) => depth(b) - depth(a) || goes(a) - goes(b));
}

export function ownedOf(tables: readonly PersonalTable[]): ReadonlyMap<string, Owned> {
  return new Map(tables.filter(isOwned).map((table) => [table.table, table]));
}
