import { sql } from 'kysely';
import type { ItemState, PaymentState, RefundState } from '#contract/booking';
import type { Database } from '#platform/core';

export interface StoredItem {
  readonly orderId: string;
  readonly itemId: string;
  readonly reference: string;
  readonly supplier: string;
  readonly state: ItemState;
  readonly version: number;
  readonly totalMinor: number;
  readonly dueMinor: number;
}

export interface Inspection {
  readonly items: readonly StoredItem[];
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
  readonly ledger: readonly { orderId: string; sum: number }[];
  /** The house desk's own books; empty where it sells nothing. */
  readonly house: {
    readonly bookings: readonly {
      key: string;
      totalMinor: number;
      state: 'confirmed' | 'cancelled';
      flight: string;
      seats: number;
    }[];
    readonly holds: readonly { key: string; state: string }[];
    readonly stock: readonly { flight: string; held: number; sold: number }[];
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
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db.query)).rows;
  return {
    items: await rows(sql<StoredItem>`
      select o.id as "orderId", i.id as "itemId", o.reference, i.supplier, i.state, i.version, i.total_minor as "totalMinor",
        i.due_minor as "dueMinor"
      from booking_order o join order_item i on i.order_id = o.id order by o.id, i.position`),
    payments: await rows(sql<Inspection['payments'][number]>`
      select order_id as "orderId", id, state, version, amount_minor as "amountMinor", ref from payment order by attempt`),
    refunds: await rows(sql<Inspection['refunds'][number]>`
      select order_id as "orderId", item_id as "itemId", id, state, version, amount_minor as "amountMinor" from refund`),
    ledger: await rows(sql<Inspection['ledger'][number]>`
      select order_id as "orderId", sum(amount_minor)::int8 as sum from ledger_entry group by order_id`),
    house: {
      bookings: await rows(sql<Inspection['house']['bookings'][number]>`
        select b.key, b.total_minor as "totalMinor", b.state, r.product::jsonb -> 'ref' ->> 'offerKey' as flight, r.seats
        from house_booking b join house_reservation r on r.id = b.reservation_id`),
      holds: await rows(sql<Inspection['house']['holds'][number]>`select key, state from house_hold`),
      stock: await rows(sql<Inspection['house']['stock'][number]>`select flight, held, sold from house_stock`),
    },
    events: await rows(sql<Inspection['events'][number]>`
      select subject_id as "subjectId", from_state as "from", to_state as "to", cause, actor from booking_event
      where to_state is not null order by order_id, position`),
  };
}
