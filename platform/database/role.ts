import { sql } from 'kysely';
import type { Database } from '#platform/core';
import { UnsafeRole } from './errors.ts';

/** Throws UnsafeRole where the site's role is superuser, passes row security or owns a table. */
export async function refuseUnsafeRole(database: Database): Promise<void> {
  const { rows } = await sql<{ role: string; super: boolean; bypass: boolean; owned: number }>`
    select current_user as role, rolsuper as super, rolbypassrls as bypass,
      (select count(*) from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) as owned
    from pg_roles where rolname = current_user`.execute(database.query);
  const found = rows[0];
  if (!found) return;
  if (found.super) throw new UnsafeRole(found.role, 'is a superuser');
  if (found.bypass) throw new UnsafeRole(found.role, 'may bypass row security');
  if (found.owned > 0) throw new UnsafeRole(found.role, `owns ${found.owned} tables`);
}
