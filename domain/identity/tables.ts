import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Ctx } from '#domain/kernel';
import type { Database, Transaction } from '#platform/core';

export const roles = ['traveler', 'helpdesk'] as const;
export const accountStatuses = ['active', 'locked', 'disabled', 'closing'] as const;
export const proofKinds = ['code', 'link', 'notice'] as const;

export type IdentityTables = {
  visitor_session: {
    id: string;
    /** Null: its own id. The same for a session that begins after signing out. */
    browser_id: string | null;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    /** Another one after every change of power. */
    epoch: string;
    sticky: Generated<boolean>;
    known: Generated<boolean>;
    /** Until then whoever signs in joins the others of this browser. */
    adding_until: Date | null;
    active_id: string | null;
  };
  account: {
    id: string;
    created_at: Date;
    brand: string;
    locale: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    display_name: Generated<string>;
    image_url: string | null;
    /** ISO 4217. */
    currency: string | null;
    role: Generated<(typeof roles)[number]>;
    status: Generated<(typeof accountStatuses)[number]>;
    status_at: Date | null;
    password_hash: string | null;
    password_at: Date | null;
    notify: JSONColumnType<object, string | undefined>;
    guidebooks: Generated<boolean>;
    terms_at: Date | null;
  };
  account_email: {
    id: string;
    account_id: string;
    email: string;
    email_key: string;
    is_primary: boolean;
    created_at: Date;
    confirmed_at: Date | null;
  };
  account_session: {
    id: string;
    visitor_session_id: string;
    account_id: string;
    handle: string;
    brand: string;
    method: string;
    half: boolean;
    device: string;
    network: string;
    country: string;
    created_at: Date;
    authenticated_at: Date;
    last_used_at: Date;
    ended_at: Date | null;
    ended_why: string | null;
  };
  mail_proof: {
    id: string;
    kind: (typeof proofKinds)[number];
    purpose: string;
    account_id: string | null;
    visitor_session_id: string | null;
    email: string;
    email_key: string;
    brand: string;
    locale: string;
    detail: JSONColumnType<Readonly<Record<string, string>>, string | undefined>;
    created_at: Date;
    expires_at: Date;
    tries: Generated<number>;
    used_at: Date | null;
  };
  known_browser: { browser_id: string; account_id: string; last_at: Date };
  try_count: { key: string; count: number; last_at: Date; expires_at: Date };
};

export type AccountRow = Selectable<IdentityTables['account']>;
export type EmailRow = Selectable<IdentityTables['account_email']>;
export type AccountSessionRow = Selectable<IdentityTables['account_session']>;
export type ProofRow = Selectable<IdentityTables['mail_proof']>;

export type Reader = Database['query'] | Transaction;

/** Of the transaction where there is one: what is counted in it goes when it is rolled back. */
export const readerOf = (ctx: Pick<Ctx, 'db'> & { readonly tx?: Transaction }): Reader => ctx.tx ?? ctx.db.query;

/** The tables of identity, inside a transaction or outside. */
export function tables(db: Reader) {
  return db.withTables<IdentityTables>();
}
