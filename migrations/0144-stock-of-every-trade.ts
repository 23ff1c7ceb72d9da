import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Stock in the words of every trade: so many units of a kind of a product on a day, where the first tables spoke of seats of a cabin of a
 * flight (decision 97). Columns get these names, what is stored as lines is carried over, and the functions follow. The nodes of before
 * are stopped first, since what they ask for is no longer called so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const each of [
    'move_v1(jsonb, int, int)',
    'hold_v1(text, text, jsonb, timestamptz)',
    'settle_v1(text, text, timestamptz)',
    'return_v1(text, text, jsonb)',
    'sweep_v1(timestamptz, int)',
  ])
    await sql`drop function ${sql.raw(`house_${each}`)}`.execute(db);
  await sql`alter table house_stock rename column flight to product`.execute(db);
  await sql`alter table house_stock rename column cabin to kind`.execute(db);
  await sql`alter table house_reservation rename column seats to quantity`.execute(db);
  await fill(db);
  await createMove(db);
  await createHold(db);
  await createSettle(db);
  await createReturn(db);
  await createSweep(db);
}

/** Lines of holds, and what each part of a reservation took. */
export async function fill(db: QueryExecutorProvider): Promise<void> {
  const renamed = sql`
    line - '{flight,cabin,seats,bookingClass}'::text[]
      || jsonb_build_object('product', line -> 'flight', 'kind', line -> 'cabin', 'quantity', line -> 'seats')
      || case when line ? 'bookingClass' then jsonb_build_object('tier', line -> 'bookingClass') else '{}' end`;
  await sql`
    update house_hold set lines = (
      select jsonb_agg(${renamed} order by place) from jsonb_array_elements(lines) with ordinality as l (line, place))
    where lines @? '$[*].flight'`.execute(db);
  await sql`
    update house_reservation set product = jsonb_set(product, '{units}', (
      select jsonb_agg((
          select coalesce(jsonb_agg(${renamed} order by place), '[]')
          from jsonb_array_elements(unit) with ordinality as l (line, place)) order by at)
      from jsonb_array_elements(product -> 'units') with ordinality as u (unit, at)))
    where product @? '$.units[*][*].flight'`.execute(db);
}

/** Locks in key order, so that two parties never wait for each other, then moves held and sold by their deltas. */
async function createMove(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_move_v2(p_lines jsonb, p_held int, p_sold int) returns void language plpgsql as $$
    begin
      perform from house_stock s
        join jsonb_to_recordset(p_lines) as l (product text, day date, kind text)
          on s.product = l.product and s.day = l.day and s.kind = l.kind
        order by s.product, s.day, s.kind for update of s;
      update house_stock s
        set held = s.held + p_held * l.quantity, sold = s.sold + p_sold * l.quantity,
          version = s.version + 1, updated_at = clock_timestamp()
        from (select product, day, kind, sum(quantity)::int as quantity
          from jsonb_to_recordset(p_lines) as r (product text, day date, kind text, quantity int)
          group by product, day, kind) l
        where s.product = l.product and s.day = l.day and s.kind = l.kind;
    end $$`.execute(db);
}

/**
 * All lines or none. The key comes first: of two callers with one key, the second waits and reads what is stored. A bound of a
 * line is how many units of it may be taken, those of the other lines of the same day that it leaves out not counted; a line
 * without bounds only counts. Units of a tier are lines of their own beside those of their kind, so settling, sweeping
 * and returning move them as they are.
 */
async function createHold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_hold_v2(p_key text, p_order_key text, p_lines jsonb, p_expires_at timestamptz)
    returns table (outcome text, short jsonb, hold_lines jsonb, hold_expires_at timestamptz)
    language plpgsql as $$
    declare
      line record;
      taken int;
    begin
      insert into house_hold (key, order_key, lines, state, expires_at)
        values (p_key, p_order_key, p_lines, 'held', p_expires_at) on conflict (key) do nothing;
      if not found then
        return query select h.state, null::jsonb, h.lines, h.expires_at from house_hold h where h.key = p_key;
        return;
      end if;
      for line in
        select * from jsonb_to_recordset(p_lines) as l (product text, day date, kind text, quantity int, bounds jsonb)
        order by l.product, l.day, l.kind
      loop
        select s.held + s.sold into taken from house_stock s
          where s.product = line.product and s.day = line.day and s.kind = line.kind for update;
        if not found then
          insert into house_stock (product, day, kind) values (line.product, line.day, line.kind) on conflict do nothing;
          select s.held + s.sold into taken from house_stock s
            where s.product = line.product and s.day = line.day and s.kind = line.kind for update;
        end if;
        if exists (
          select from jsonb_to_recordset(line.bounds) as b (most int, without jsonb)
          where b.most < taken + line.quantity
            - (select coalesce(sum(s.held + s.sold), 0) from house_stock s
                where s.product = line.product and s.day = line.day and b.without ? s.kind)
            - (select coalesce(sum(o.quantity), 0) from jsonb_to_recordset(p_lines)
                as o (product text, day date, kind text, quantity int)
                where o.product = line.product and o.day = line.day and b.without ? o.kind)
        ) then
          delete from house_hold h where h.key = p_key;
          return query select 'sold_out', to_jsonb(line), null::jsonb, null::timestamptz;
          return;
        end if;
      end loop;
      perform house_move_v2(p_lines, 1, 0);
      return query select 'held', null::jsonb, p_lines, p_expires_at;
    end $$`.execute(db);
}

/** Moves a hold to sold, released or returned where its state allows it; answers the state it is in afterwards. */
async function createSettle(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_settle_v2(p_key text, p_to text, p_now timestamptz) returns text language plpgsql as $$
    declare
      hold record;
      target text := p_to;
    begin
      select h.state, h.lines, h.expires_at into hold from house_hold h where h.key = p_key for update;
      if not found then return 'unknown'; end if;
      if hold.state = 'held' and p_to = 'sold' and hold.expires_at <= p_now then target := 'expired'; end if;
      if hold.state = 'held' and target in ('sold', 'released', 'expired') then
        update house_hold set state = target, updated_at = clock_timestamp() where key = p_key;
        perform house_move_v2(hold.lines, -1, case when target = 'sold' then 1 else 0 end);
        return target;
      end if;
      if hold.state = 'sold' and target = 'returned' then
        update house_hold set state = target, updated_at = clock_timestamp() where key = p_key;
        perform house_move_v2(hold.lines, 0, -1);
        return target;
      end if;
      return hold.state;
    end $$`.execute(db);
}

/** Lines of a sold hold come back, once per part; the hold keeps the rest. More than it has is a fault of the caller. */
async function createReturn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_return_v2(p_key text, p_part text, p_lines jsonb) returns text language plpgsql as $$
    declare
      hold record;
      rest jsonb;
      total int;
    begin
      select h.state, h.lines, h.returned into hold from house_hold h where h.key = p_key for update;
      if not found then return 'unknown'; end if;
      if hold.state <> 'sold' or p_part = any (hold.returned) then return hold.state; end if;
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('quantity', l.quantity - coalesce(r.quantity, 0))
          order by l.product, l.day, l.kind) filter (where l.quantity > coalesce(r.quantity, 0)), '[]'), sum(l.quantity)::int
        into rest, total
        from jsonb_to_recordset(hold.lines) as l (product text, day text, kind text, quantity int)
        left join (select product, day, kind, sum(quantity)::int as quantity
          from jsonb_to_recordset(p_lines) as p (product text, day text, kind text, quantity int)
          group by product, day, kind) r on r.product = l.product and r.day = l.day and r.kind = l.kind;
      if total <> (select coalesce(sum(s.quantity), 0) from jsonb_to_recordset(rest || p_lines) as s (quantity int)) then
        raise exception 'hold % has not what is to come back', p_key;
      end if;
      update house_hold set state = case when rest = '[]' then 'returned' else state end,
          lines = case when rest = '[]' then lines else rest end,
          returned = returned || p_part, updated_at = clock_timestamp()
        where key = p_key;
      perform house_move_v2(p_lines, 0, -1);
      return case when rest = '[]' then 'returned' else 'sold' end;
    end $$`.execute(db);
}

/** Gives what expired holds keep back; leaves what somebody else is settling at this moment. */
async function createSweep(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_sweep_v2(p_now timestamptz, p_limit int) returns int language plpgsql as $$
    declare
      swept int;
      all_lines jsonb;
    begin
      with due as (
        select h.key from house_hold h where h.state = 'held' and h.expires_at <= p_now
          order by h.expires_at limit p_limit for update skip locked),
      moved as (
        update house_hold h set state = 'expired', updated_at = clock_timestamp()
          from due where h.key = due.key returning h.lines)
      select count(*)::int, jsonb_path_query_array(coalesce(jsonb_agg(lines), '[]'), '$[*][*]')
        into swept, all_lines from moved;
      if swept > 0 then perform house_move_v2(all_lines, -1, 0); end if;
      return swept;
    end $$`.execute(db);
}
