import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Where what is bought begins and leads to, and for how many people it is, so that lists and reports ask the database. Of rows that are
 * there they follow from what was sold: the first departure and where the way out leads, or the last arrival where the last slice does not
 * lead home; of a stay the property.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_item
      add column begins_at_place text, add column begins_in_country text,
      add column ends_at_place text, add column ends_in_country text, add column people int`.execute(db);
  await fill(db);
  await sql`
    alter table order_item
      alter column begins_at_place set not null,
      alter column begins_in_country set not null,
      alter column ends_at_place set not null,
      alter column ends_in_country set not null,
      alter column people set not null,
      add check (people > 0)`.execute(db);
}

export async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update order_item i set
      begins_at_place = found.first ->> 'airport', begins_in_country = found.first ->> 'countryCode',
      ends_at_place = found.ends ->> 'airport', ends_in_country = found.ends ->> 'countryCode',
      people = found.people
    from (
      select id, first, case when last ->> 'cityName' = first ->> 'cityName' then out else last end as ends,
        (party ->> 'adults')::int + (party ->> 'infantsInSeat')::int + (party ->> 'infantsOnLap')::int
          + jsonb_array_length(party -> 'children') as people
      from (
        select id, snapshot #> '{product,passengers}' as party,
          snapshot #> '{product,slices,0,segments,0,departure}' as first,
          snapshot #> '{product,slices,0,segments,-1,arrival}' as out,
          snapshot #> '{product,slices,-1,segments,-1,arrival}' as last
        from order_item where snapshot #>> '{product,vertical}' = 'flights'
      ) ways
    ) found where found.id = i.id`.execute(db);
  await sql`
    update order_item i set
      begins_at_place = property ->> 'name', begins_in_country = property ->> 'countryCode',
      ends_at_place = property ->> 'name', ends_in_country = property ->> 'countryCode',
      people = found.people
    from (
      select id, snapshot #> '{product,property}' as property, (
        select sum((room #>> '{need,adults}')::int + jsonb_array_length(room #> '{need,children}'))::int
        from jsonb_array_elements(snapshot #> '{product,rooms}') room) as people
      from order_item where snapshot #>> '{product,vertical}' = 'stays'
    ) found where found.id = i.id`.execute(db);
}
