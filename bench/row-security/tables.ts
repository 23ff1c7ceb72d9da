import type pg from 'pg';

export const ORDERS = 100_000;
export const COMPANIES = 200;
/** Every so many orders one is of a person without a company. */
const PERSONAL = 5;

const shape = (order: string, item: string) => `
  create table ${order} (
    id uuid primary key, company_id uuid, account_id uuid not null, created_at timestamptz not null, body jsonb not null);
  create table ${item} (
    id uuid primary key, order_id uuid not null references ${order}, company_id uuid, account_id uuid not null, body jsonb not null);
  create index on ${order} (company_id, created_at desc);
  create index on ${order} (account_id, created_at desc) where company_id is null;
  create index on ${item} (order_id);
  grant select, insert, update, delete on ${order}, ${item} to wayfold_app`;

/** Read once a statement, not once a row; empty stands for none, which a setting falls back to after its transaction. */
const setting = (name: string) => `(select nullif(current_setting('wayfold.${name}', true), '')::uuid)`;
/** A choice, not two conditions: of those the planner makes a union of two indexes and sorts it, though the list's own index has its order. */
const RULE = `case when company_id is null then ${setting('company')} is null and account_id = ${setting('account')}
  else company_id = ${setting('company')} end`;

const guard = (table: string) => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy own on ${table} using (${RULE}) with check (${RULE})`;

export const idOf = (kind: 'company' | 'account', n: number): string =>
  `00000000-0000-7000-${kind === 'company' ? '8' : '9'}000-${n.toString(16).padStart(12, '0')}`;

/** The same orders in two pairs of tables: `trial` under row security, `open` without. */
export async function makeTables(owner: pg.Pool): Promise<void> {
  await owner.query('drop table if exists trial_item, trial_order, open_item, open_order');
  await owner.query('do $$ begin create role wayfold_app; exception when duplicate_object then null; end $$');
  await owner.query(`${shape('open_order', 'open_item')};${shape('trial_order', 'trial_item')}`);
  await owner.query(
    `insert into open_order select
       ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid,
       case when n % ${PERSONAL} = 0 then null
         else ('00000000-0000-7000-8000-' || lpad(to_hex(n % ${COMPANIES}), 12, '0'))::uuid end,
       ('00000000-0000-7000-9000-' || lpad(to_hex(n % 5000), 12, '0'))::uuid,
       timestamptz '2026-01-01' + n * interval '1 minute',
       jsonb_build_object('state', 'booked', 'total', n, 'note', repeat('x', 200))
     from generate_series(1, ${ORDERS}) n;
     insert into open_item select
       ('00000000-0000-7000-b000-' || lpad(to_hex(i), 4, '0') || right(o.id::text, 8))::uuid,
       o.id, o.company_id, o.account_id, jsonb_build_object('kind', 'flight', 'at', i)
     from open_order o, generate_series(1, 2) i;
     insert into trial_order select * from open_order;
     insert into trial_item select * from open_item`,
  );
  await owner.query(`${guard('trial_order')};${guard('trial_item')}`);
  for (const table of ['open_order', 'open_item', 'trial_order', 'trial_item']) await owner.query(`analyze ${table}`);
}
