import { sql } from 'kysely';
import type { ItemState, PaymentState, RefundState } from '#contract/booking';
import type { OrderStage } from '#domain/booking';
import type { Database } from '#platform/core';
import { everyRow } from '#platform/testing';
import { loadTaken, type StockLine } from '#supply/house/stock';

export interface StoredItem {
  readonly orderId: string;
  readonly itemId: string;
  readonly reference: string;
  readonly supplier: string;
  readonly vertical: string;
  readonly state: ItemState;
  readonly version: number;
  readonly totalMinor: number;
  readonly dueMinor: number;
  /** Places of the parts that were cancelled. */
  readonly cancelledUnits: readonly number[];
  /** Nothing is kept for it that was not sold, as the journal has it. */
  readonly released: boolean;
  /** Calls to the outside about it whose answer is not in the journal. */
  readonly unanswered: number;
  /** Its supplier was asked to book it. */
  readonly sentToBook: boolean;
  /** What it waited for before. */
  readonly gates: readonly { readonly name: string; readonly open: boolean; readonly inTime: boolean }[];
}

export interface Inspection {
  readonly items: readonly StoredItem[];
  readonly orders: readonly { readonly id: string; readonly state: OrderStage; readonly version: number }[];
  readonly payments: readonly {
    orderId: string;
    id: string;
    state: PaymentState;
    version: number;
    amountMinor: number;
    ref: string | null;
  }[];
  readonly refunds: readonly {
    orderId: string;
    itemId: string;
    id: string;
    state: RefundState;
    version: number;
    amountMinor: number;
  }[];
  /** Terms on which something was cancelled, or was to be. */
  readonly terms: readonly {
    orderId: string;
    itemId: string;
    id: string;
    refundMinor: number;
  }[];
  readonly ledger: readonly { orderId: string; sum: number }[];
  /** The house desk's own books; empty where it sells nothing. */
  readonly house: {
    readonly bookings: readonly {
      key: string;
      totalMinor: number;
      /** Part by part, what each took of the stock. */
      units: readonly (readonly StockLine[])[];
      gone: readonly number[];
    }[];
    readonly holds: readonly {
      key: string;
      state: string;
      /** Booking asked for it to be given back, sooner or later. */
      releaseSent: boolean;
    }[];
    /** Held or sold, by slot. */
    readonly stock: readonly (readonly [slot: string, taken: number])[];
  };
  readonly events: readonly {
    subjectId: string;
    from: string | null;
    to: string | null;
    cause: string;
    actor: string;
  }[];
}

/** Everything that the checks compare with the books outside. */
export async function inspect(db: Database): Promise<Inspection> {
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(everyRow(db))).rows;
  return {
    items: await rows(sql<StoredItem>`
      select o.id as "orderId", i.id as "itemId", o.reference, i.supplier, i.snapshot -> 'product' ->> 'vertical' as vertical, i.state, i.version, i.total_minor as "totalMinor",
        i.due_minor as "dueMinor", i.cancelled_units as "cancelledUnits", i.released,
        (select count(*) from booking_effect e where e.item_id = i.id and e.answered_at is null)::int as unanswered,
        exists (select from booking_effect e where e.item_id = i.id and e.kind = 'commit') as "sentToBook",
        (select coalesce(json_agg(json_build_object('name', g.name, 'open', g.state = 'open', 'inTime', not exists (
            select from booking_effect e where e.item_id = i.id and e.kind = 'commit' and e.intended_at < g.asked_at))), '[]')
          from booking_gate g where g.item_id = i.id) as gates
      from booking_order o join order_item i on i.order_id = o.id order by o.id, i.position`),
    orders: await rows(sql<Inspection['orders'][number]>`select id, state, version from booking_order`),
    payments: await rows(sql<Inspection['payments'][number]>`
      select order_id as "orderId", id, state, version, amount_minor as "amountMinor", ref from payment order by attempt`),
    refunds: await rows(sql<Inspection['refunds'][number]>`
      select order_id as "orderId", item_id as "itemId", id, state, version, amount_minor as "amountMinor" from refund`),
    terms: await rows(sql<Inspection['terms'][number]>`
      select order_id as "orderId", item_id as "itemId", id, refund_minor as "refundMinor" from cancel_quote
      where used_at is not null`),
    ledger: await rows(sql<Inspection['ledger'][number]>`
      select order_id as "orderId", sum(amount_minor)::int8 as sum from ledger_entry group by order_id`),
    house: {
      bookings: await rows(sql<Inspection['house']['bookings'][number]>`
        select b.key, b.total_minor as "totalMinor", r.product -> 'units' as units,
          (select coalesce(json_agg(c.unit), '[]') from house_cancellation c where c.booking_id = b.id) as gone
        from house_booking b join house_reservation r on r.id = b.reservation_id`),
      holds: await rows(sql<Inspection['house']['holds'][number]>`
        select h.key, h.state,
          exists (select from booking_effect e where e.key = h.key || ':release') as "releaseSent" from house_hold h`),
      stock: [...(await loadTaken(db.query)).units],
    },
    events: await rows(sql<Inspection['events'][number]>`
      select subject_id as "subjectId", from_state as "from", to_state as "to", cause, actor::text as actor from booking_event
      where to_state is not null order by order_id, position`),
  };
}
