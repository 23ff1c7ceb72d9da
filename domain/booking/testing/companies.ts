import { sql } from 'kysely';
import type { Ctx } from '#domain/kernel';
import type { Database } from '#platform/core';
import { everyRow } from '#platform/testing';

/** Companies are ids alone until they are built. */
export async function makeCompanies(database: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await sql`insert into company values (${id}, now())`.execute(everyRow(database));
}

/** The same person, acting for a company. */
export function forCompany<C extends Ctx>(ctx: C, companyId: string): C {
  if (!('sessionId' in ctx.actor)) throw new TypeError('Only people act for a company');
  const membership = { companyId, roles: [], permissions: [] };
  return { ...ctx, actor: { ...ctx.actor, membership, forCompany: true } };
}
