import { type Kysely, sql } from 'kysely';

/** The application role, jobs, timers and idempotency keys. */
export async function createPlatform(db: Kysely<unknown>): Promise<void> {
  await createRole(db);
  await createJobs(db);
  await createIdempotencyKeys(db);
}

/** The role is shared by all databases of a server, so another database may be making it at this moment. */
async function createRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'wayfold_app') then
        create role wayfold_app nologin;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`.execute(db);
  await sql`
    do $$ begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        execute format('grant wayfold_app to %I', current_user);
      end if;
    end $$`.execute(db);
  await sql`grant usage on schema public to wayfold_app`.execute(db);
  await sql`alter default privileges in schema public grant select, insert, update, delete on tables to wayfold_app`.execute(
    db,
  );
}

/** due_at of 1970 means at once: the index then answers "what is due" whatever the clock of the caller. */
async function createJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      id uuid primary key,
      topic text not null,
      key text,
      payload jsonb not null,
      due_at timestamptz not null default 'epoch',
      asks int not null default 1,
      attempts int not null default 0,
      lease uuid,
      lease_until timestamptz,
      done_at timestamptz,
      failed_at timestamptz,
      error text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index job_due on job (due_at, id) where done_at is null and failed_at is null`.execute(db);
  await sql`
    create unique index job_open_key on job (topic, key)
    where key is not null and done_at is null and failed_at is null`.execute(db);
  await sql`create index job_done on job (done_at) where done_at is not null`.execute(db);
  await sql`create index job_failed on job (failed_at) where failed_at is not null`.execute(db);
  await sql`create table cron (name text primary key, next_at timestamptz not null)`.execute(db);
}

/** The body is text, not json: the answer to a repeated key is equal byte for byte. */
async function createIdempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      scope text not null,
      key text not null,
      request_hash text not null,
      state text not null check (state in ('running', 'done')),
      lease_until timestamptz,
      status int,
      body text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      sealed_with text not null,
      primary key (scope, key),
      check ((state = 'done') = (status is not null and body is not null))
    )`.execute(db);
  await sql`create index idempotency_key_expiry on idempotency_key (expires_at)`.execute(db);
  await sql`create index idempotency_key_sealed on idempotency_key (sealed_with)`.execute(db);
}
