import { type Kysely, sql } from 'kysely';

/**
 * As version 1, with bounds instead of one limit: a bound is how many units of the line may be taken, those of the other lines
 * of the same day that it leaves out not counted. A line without bounds only counts. Units of a booking class are lines of
 * their own beside those of their cabin, so settling, sweeping and returning move them as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
