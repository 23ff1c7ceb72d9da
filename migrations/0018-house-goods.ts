import { type Kysely, sql } from 'kysely';

/** The house sells more than flights: parts of a booking can be cancelled alone, and their stock comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await convertReservations(db);
  await sql`
    create table house_cancellation (
      booking_id uuid not null references house_booking,
      unit int not null check (unit >= 0),
      key text not null,
      at timestamptz not null,
      primary key (booking_id, unit)
    )`.execute(db);
  await sql`alter table house_hold add column returned text[] not null default '{}'`.execute(db);
  await createReturn(db);
}

/** From a fare beside its reference to the product as every kind of goods is kept. */
export async function convertReservations(db: Kysely<unknown>): Promise<void> {
  await sql`
    update house_reservation set product = jsonb_build_object(
      'ref', (product::jsonb -> 'ref') - 'slices',
      'product', jsonb_build_object(
        'vertical', 'flights',
        'slices', coalesce(product::jsonb -> 'ref' -> 'slices', '[]'),
        'fare', product::jsonb -> 'fare'))::text
    where product::jsonb -> 'fare' is not null`.execute(db);
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
