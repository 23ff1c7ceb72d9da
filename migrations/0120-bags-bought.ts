import { type Kysely, sql } from 'kysely';

/**
 * Bags of a stored flight are told slice by slice, and what a fare includes apart from what is bought. Before, `pieces`
 * named both, and all pieces of a kind cost the same on every slice: what was promised and priced then stays so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const item = "snapshot::jsonb -> 'product'";
  await sql`update order_item set extras = ${sql.raw(choiceOf('extras::jsonb'))}::text,
    snapshot = jsonb_set(snapshot::jsonb, '{product}', ${sql.raw(productOf(item))})::text
    where ${sql.raw(item)} is not null`.execute(db);
  const quoted = "each.item -> 'snapshot' -> 'product'";
  await sql`update booking_quote set snapshot = jsonb_set(snapshot::jsonb, '{items}', (
    select coalesce(jsonb_agg(case when ${sql.raw(quoted)} is null then each.item else
      jsonb_set(jsonb_set(each.item, '{snapshot,product}', ${sql.raw(productOf(quoted))}),
        '{extras}', ${sql.raw(choiceOf("(each.item -> 'extras')"))}) end order by each.at), '[]')
    from jsonb_array_elements(snapshot::jsonb -> 'items') with ordinality as each (item, at)))::text
    where snapshot::jsonb -> 'items' is not null`.execute(db);
  const reserved = "product::jsonb -> 'product'";
  await sql`update house_reservation set
    product = jsonb_set(product::jsonb, '{product}', ${sql.raw(productOf(reserved))})::text
    where ${sql.raw(reserved)} is not null`.execute(db);
  await sql`update house_booking set extras = ${sql.raw(choiceOf('extras::jsonb'))}::text`.execute(db);
}

/** A product as it is, but for its bags where they are in the shape of before. */
function productOf(product: string): string {
  const bags = `(${product} -> 'fare' -> 'bags')`;
  const slices = `coalesce(nullif(jsonb_array_length(coalesce(${product} -> 'slices', '[]')), 0), 2)`;
  return `(case when jsonb_typeof(${bags}) is distinct from 'object' then ${product} else
    jsonb_set(${product}, '{fare,bags}', (select jsonb_agg(jsonb_build_object(
      'cabin', ${termsOf('slice.bags', 'cabin', 1)}, 'checked', ${termsOf('slice.bags', 'checked', 3)}))
      from (select ${bags} as bags from generate_series(1, ${slices})) as slice)) end)`;
}

function termsOf(bags: string, kind: string, most: number): string {
  const price = `${bags} -> '${kind}From'`;
  const prices = Array.from({ length: most }, () => price).join(', ');
  return `jsonb_build_object('included', ${bags} -> '${kind}', 'sold', jsonb_build_object(
    'weightKg', ${bags} -> '${kind}' -> 'weightKg',
    'prices', case when jsonb_typeof(${price}) = 'object' then jsonb_build_array(${prices}) else '[]'::jsonb end))`;
}

/** Chosen bags: their `count` was what is bought. */
function choiceOf(extras: string): string {
  return `(case when jsonb_typeof(${extras} -> 'bags') is distinct from 'array' then ${extras} else
    jsonb_set(${extras}, '{bags}', (select coalesce(jsonb_agg(
      (bag.choice - 'count') || jsonb_build_object('bought', coalesce(bag.choice -> 'bought', bag.choice -> 'count'))
      order by bag.at), '[]')
      from jsonb_array_elements(${extras} -> 'bags') with ordinality as bag (choice, at))) end)`;
}
