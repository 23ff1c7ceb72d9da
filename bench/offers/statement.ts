import { LISTED, PRICE_STEPS } from './question.ts';

const COLUMNS =
  'price, refund, change, stops, carrier, alliance, origin, target, nights, via1, via2, dep_step, arr_step, dur_step, wait_step';

/** What a dialect says otherwise: SQLite has no arrays and no grouping sets. */
export interface Dialect {
  readonly stops: string;
  readonly carriers: string;
  readonly noNights: string;
  /** Keeps the judged column from being worked out once for the test and once more for its readers. */
  readonly fence: string;
  readonly least: string;
  readonly groupingSets: boolean;
}

/**
 * One statement for the whole answer; parameters are price, first and last departure, duration, stops, carriers and no nights.
 * Every ask is judged once a row, rows that fail two are dropped, and what passes is kept apart, since most facets read nothing
 * else. The fastest of six formulations with PostgreSQL at both sizes; grouping sets over all facets, one lateral list of values
 * and a group over all that is judged were slower.
 */
export function statementOf(dialect: Dialect): string {
  const { fence, least, groupingSets } = dialect;
  const heads = groupingSets ? sets() : groups();
  return `with judged as materialized (${judged(dialect)} ${fence}) each where failed in (0, 1, 2, 4, 8, 16, 32)),
    passing as materialized (select * from judged where failed = 0),
    priced as materialized (select price, refund, change from judged where failed in (0, 1)),
    ends as (select min(price) as least, max(price) as most from priced)${groupingSets ? `, sets as (${SETS})` : ''}
    select 'top' as facet, '' as value, price as n, 0 as least
      from (select price from passing order by price limit ${LISTED}) page
    union all select 'ends', '', least, most from ends
    union all ${heads}
    union all ${options('stops', 'stops', 'judged where failed in (0, 8)')}
    union all ${options('carriers', 'carrier', 'judged where failed in (0, 16)')}
    union all ${steps('out.departure', 'dep_step', 'judged where failed in (0, 2)')}
    union all ${steps('out.duration', 'dur_step', 'judged where failed in (0, 4)')}
    union all select 'nightWait', 'none', count(*), min(price) from judged where failed in (0, 32) and nights = 0
    union all ${options('via', 'via', "(select via1 as via, price from passing where via1 <> '' union all select via2, price from passing where via2 <> '') vias")}
    union all select 'refund', 'allowed', count(*), min(refund) from priced where refund <= $1
    union all select 'change', 'allowed', count(*), min(change) from priced where change <= $1
    union all ${steps('price', 'step', `(select case when most = least then 0 else ${least}(${PRICE_STEPS - 1}, (price - least) * ${PRICE_STEPS} / (most - least)) end as step from priced, ends) stepped`)}`;
}

function judged({ stops, carriers, noNights }: Dialect): string {
  return `select * from (select ${COLUMNS},
      case when price <= $1 then 0 else 1 end + case when departure between $2 and $3 then 0 else 2 end
      + case when duration <= $4 then 0 else 4 end + case when ${stops} then 0 else 8 end
      + case when ${carriers} then 0 else 16 end + case when nights = 0 or not ${noNights} then 0 else 32 end as failed
    from offer`;
}

function options(facet: string, column: string, from: string): string {
  return `select '${facet}', cast(${column} as text), count(*), min(price) from ${from} group by ${column}`;
}

function steps(facet: string, column: string, from: string): string {
  return `select '${facet}', cast(${column} as text), count(*), 0 from ${from} group by ${column}`;
}

/** The total and the facets that no ask of the questions touches. */
function groups(): string {
  return [
    "select 'total', '', count(*), 0 from passing",
    options('alliances', 'alliance', "passing where alliance <> ''"),
    options('out.from', 'origin', 'passing'),
    options('out.to', 'target', 'passing'),
    steps('out.arrival', 'arr_step', 'passing'),
    steps('connection', 'wait_step', 'passing where wait_step >= 0'),
  ].join(' union all ');
}

const SET_COLUMNS = 'alliance, origin, target, arr_step, wait_step';
const SETS = `select grouping(${SET_COLUMNS}) as g, ${SET_COLUMNS}, count(*) as n, min(price) as least from passing
  group by grouping sets ((alliance), (origin), (target), (arr_step), (wait_step), ())`;

function sets(): string {
  return `select case g when 31 then 'total' when 15 then 'alliances' when 23 then 'out.from' when 27 then 'out.to'
      when 29 then 'out.arrival' else 'connection' end, coalesce(alliance, origin, target, cast(coalesce(arr_step, wait_step) as text)),
      n, case when g in (29, 30) then 0 else least end
    from sets where not (g = 30 and wait_step < 0) and not (g = 15 and alliance = '')`;
}
