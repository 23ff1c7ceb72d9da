import { sql } from 'kysely';
import { createAccount } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { Database } from '#platform/core';
import { createPasswordHasher } from '#platform/passwords';
import { fixedClock, testCtx } from '#platform/testing';
import { type IdentitySite, openIdentitySite } from '../../server/compose/identity-testing.ts';
import { Client } from './client.ts';
import { heardLog } from './listen.ts';

export const PASSWORD = 'seven boats under a green moon';

/** The site over a database without a socket, its clock in our hands, and people in it who need not sign up first. */
export interface Target extends IdentitySite {
  readonly client: (ip: string) => Client;
  /** Somebody with `PASSWORD` whose address is proved. */
  readonly account: (email: string, status?: 'active' | 'locked' | 'disabled') => Promise<string>;
  readonly signedIn: (email: string, ip: string) => Promise<Client>;
}

export async function openTarget(more?: Parameters<typeof openIdentitySite>[0]): Promise<Target> {
  const site = await openIdentitySite(more, undefined, heardLog());
  const people = peopleOf(site.database.database);
  const client = (ip: string) => new Client(site.app, ip);
  return {
    ...site,
    client,
    account: people,
    async signedIn(email, ip) {
      await people(email);
      const own = client(ip);
      const answer = await own.ask('/k/run/auth/login', { username: email, passwd: PASSWORD, sticky: 'on' });
      if (answer.status !== 0) throw new TypeError(`${email} cannot sign in: ${answer.errorCode}`);
      return own;
    },
  };
}

export function peopleOf(db: Database) {
  const ctx = testCtx({ db, clock: fixedClock('2027-02-01T12:00:00Z') }) as unknown as Ctx;
  let hash: Promise<string> | undefined;
  return async (email: string, status: 'active' | 'locked' | 'disabled' = 'active'): Promise<string> => {
    const passwordHash = await (hash ??= createPasswordHasher().hash(PASSWORD));
    const id = await db.transact((tx) => createAccount({ ...ctx, tx }, { email, confirmed: true, passwordHash }));
    if (status !== 'active') await sql`update account set status = ${status} where id = ${id}`.execute(db.query);
    return id;
  };
}
