import { type Kysely, sql } from 'kysely';

/** Seats of the house supplier: only what differs from "all for sale", and the functions that move them. */
export async function createHouseStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table house_stock (
      flight text not null,
      day date not null,
      cabin text not null,
      held int not null default 0 check (held >= 0),
      sold int not null default 0 check (sold >= 0),
      version int not null default 0,
      updated_at timestamptz not null default clock_timestamp(),
      primary key (flight, day, cabin)
    )`.execute(db);
  await sql`create index house_stock_updated on house_stock (updated_at)`.execute(db);
  await sql`
    create table house_hold (
      key text primary key,
      order_key text not null,
      lines jsonb not null,
      state text not null check (state in ('held', 'sold', 'released', 'expired', 'returned')),
      expires_at timestamptz not null,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      returned text[] not null default '{}'
    )`.execute(db);
  await sql`create index house_hold_order on house_hold (order_key)`.execute(db);
  await sql`create index house_hold_expiry on house_hold (expires_at) where state = 'held'`.execute(db);
  await createMove(db);
  await createHold(db);
  await createSettle(db);
  await createReturn(db);
  await createSweep(db);
}

/** Locks in key order, so that two parties never wait for each other, then moves held and sold by their deltas. */
async function createMove(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_move_v1(p_lines jsonb, p_held int, p_sold int) returns void language plpgsql as $$
    begin
      perform from house_stock s
        join jsonb_to_recordset(p_lines) as l (flight text, day date, cabin text)
          on s.flight = l.flight and s.day = l.day and s.cabin = l.cabin
        order by s.flight, s.day, s.cabin for update of s;
      update house_stock s
        set held = s.held + p_held * l.seats, sold = s.sold + p_sold * l.seats,
          version = s.version + 1, updated_at = clock_timestamp()
        from (select flight, day, cabin, sum(seats)::int as seats
          from jsonb_to_recordset(p_lines) as r (flight text, day date, cabin text, seats int)
          group by flight, day, cabin) l
        where s.flight = l.flight and s.day = l.day and s.cabin = l.cabin;
    end $$`.execute(db);
}

/**
 * All lines or none. The key comes first: of two callers with one key, the second waits and reads what is stored. A bound of a
 * line is how many units of it may be taken, those of the other lines of the same day that it leaves out not counted; a line
 * without bounds only counts. Units of a booking class are lines of their own beside those of their cabin, so settling, sweeping
 * and returning move them as they are.
 */
async function createHold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_hold_v1(p_key text, p_order_key text, p_lines jsonb, p_expires_at timestamptz)
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
        select * from jsonb_to_recordset(p_lines) as l (flight text, day date, cabin text, seats int, bounds jsonb)
        order by l.flight, l.day, l.cabin
      loop
        select s.held + s.sold into taken from house_stock s
          where s.flight = line.flight and s.day = line.day and s.cabin = line.cabin for update;
        if not found then
          insert into house_stock (flight, day, cabin) values (line.flight, line.day, line.cabin) on conflict do nothing;
          select s.held + s.sold into taken from house_stock s
            where s.flight = line.flight and s.day = line.day and s.cabin = line.cabin for update;
        end if;
        if exists (
          select from jsonb_to_recordset(line.bounds) as b (most int, without jsonb)
          where b.most < taken + line.seats
            - (select coalesce(sum(s.held + s.sold), 0) from house_stock s
                where s.flight = line.flight and s.day = line.day and b.without ? s.cabin)
            - (select coalesce(sum(o.seats), 0) from jsonb_to_recordset(p_lines)
                as o (flight text, day date, cabin text, seats int)
                where o.flight = line.flight and o.day = line.day and b.without ? o.cabin)
        ) then
          delete from house_hold h where h.key = p_key;
          return query select 'sold_out', to_jsonb(line), null::jsonb, null::timestamptz;
          return;
        end if;
      end loop;
      perform house_move_v1(p_lines, 1, 0);
      return query select 'held', null::jsonb, p_lines, p_expires_at;
    end $$`.execute(db);
}

/** Moves a hold to sold, released or returned where its state allows it; answers the state it is in afterwards. */
async function createSettle(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_settle_v1(p_key text, p_to text, p_now timestamptz) returns text language plpgsql as $$
    declare
      hold record;
      target text := p_to;
    begin
      select h.state, h.lines, h.expires_at into hold from house_hold h where h.key = p_key for update;
      if not found then return 'unknown'; end if;
      if hold.state = 'held' and p_to = 'sold' and hold.expires_at <= p_now then target := 'expired'; end if;
      if hold.state = 'held' and target in ('sold', 'released', 'expired') then
        update house_hold set state = target, updated_at = clock_timestamp() where key = p_key;
        perform house_move_v1(hold.lines, -1, case when target = 'sold' then 1 else 0 end);
        return target;
      end if;
      if hold.state = 'sold' and target = 'returned' then
        update house_hold set state = target, updated_at = clock_timestamp() where key = p_key;
        perform house_move_v1(hold.lines, 0, -1);
        return target;
      end if;
      return hold.state;
    end $$`.execute(db);
}

/** Lines of a sold hold come back, once per part; the hold keeps the rest. More than it has is a fault of the caller. */
async function createReturn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_return_v1(p_key text, p_part text, p_lines jsonb) returns text language plpgsql as $$
    declare
      hold record;
      rest jsonb;
      total int;
    begin
      select h.state, h.lines, h.returned into hold from house_hold h where h.key = p_key for update;
      if not found then return 'unknown'; end if;
      if hold.state <> 'sold' or p_part = any (hold.returned) then return hold.state; end if;
      select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('seats', l.seats - coalesce(r.seats, 0))
          order by l.flight, l.day, l.cabin) filter (where l.seats > coalesce(r.seats, 0)), '[]'), sum(l.seats)::int
        into rest, total
        from jsonb_to_recordset(hold.lines) as l (flight text, day text, cabin text, seats int, seat_limit int)
        left join (select flight, day, cabin, sum(seats)::int as seats
          from jsonb_to_recordset(p_lines) as p (flight text, day text, cabin text, seats int)
          group by flight, day, cabin) r on r.flight = l.flight and r.day = l.day and r.cabin = l.cabin;
      if total <> (select coalesce(sum(s.seats), 0) from jsonb_to_recordset(rest || p_lines) as s (seats int)) then
        raise exception 'hold % has not what is to come back', p_key;
      end if;
      update house_hold set state = case when rest = '[]' then 'returned' else state end,
          lines = case when rest = '[]' then lines else rest end,
          returned = returned || p_part, updated_at = clock_timestamp()
        where key = p_key;
      perform house_move_v1(p_lines, 0, -1);
      return case when rest = '[]' then 'returned' else 'sold' end;
    end $$`.execute(db);
}

/** Gives the seats of expired holds back; leaves what somebody else is settling at this moment. */
async function createSweep(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_sweep_v1(p_now timestamptz, p_limit int) returns int language plpgsql as $$
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
      if swept > 0 then perform house_move_v1(all_lines, -1, 0); end if;
      return swept;
    end $$`.execute(db);
}
