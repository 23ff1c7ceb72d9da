import type { Money } from '#contract/core';
import type { Authorisation } from '#domain/payments';
import type { Random } from '#platform/core';
import type { Effect } from './plan.ts';

export interface PspPayment {
  readonly key: string;
  readonly ref: string;
  readonly label: string;
  readonly amount: Money;
  state: 'open' | 'authorised' | 'refused' | 'captured' | 'voided';
  captured: number;
  refunded: number;
}

export interface SupplierOrder {
  readonly ref: string;
  readonly key: string;
  readonly reservation: string;
  readonly flight: string;
  readonly seats: number;
  readonly total: Money;
  state: 'confirmed' | 'cancelled';
}

interface Reservation {
  readonly key: string;
  readonly ref: string;
  readonly flight: string;
  readonly seats: number;
  state: 'held' | 'sold' | 'released' | 'refused';
}

/** The call as it crosses the wire; `strict` names the supplier that would book twice. */
export interface WireCall {
  readonly op: string;
  readonly key: string;
  readonly ref?: string;
  readonly strict?: boolean;
  readonly flight?: string;
  readonly seats?: number;
  readonly total?: Money;
  readonly label?: string;
  readonly token?: string | null;
  /** Of `pass`: a call to the house desk, which keeps its own books, before and after it. */
  readonly call?: Effect;
  readonly when?: 'before' | 'after';
}

/** A supplier's and a payment provider's own books: what really happened, whatever anybody was told. */
export class World {
  readonly payments: PspPayment[] = [];
  readonly orders: SupplierOrder[] = [];
  readonly reservations: Reservation[] = [];
  readonly #rejected = new Set<string>();
  readonly #moves = new Map<string, unknown>();
  readonly #random: Random;
  readonly #capacity: (flight: string) => number;
  #names = 0;

  constructor(random: Random, capacity: (flight: string) => number) {
    this.#random = random;
    this.#capacity = capacity;
  }

  /** Applies one call; a repeated key answers as it did first, save for a strict supplier's commit. */
  perform(call: WireCall): unknown {
    switch (call.op) {
      case 'pass':
        return this.#pass(call);
      case 'reserve':
        return this.#reserve(call);
      case 'release':
        return this.#release(call);
      case 'commit':
        return this.#commit(call);
      case 'probe':
        return this.#probe(call);
      case 'cancel':
        return this.#cancel(call);
      case 'authorise':
        return this.#authorise(call);
      case 'look_up_payment':
        return { result: this.#authorisation(this.payments.find(({ key }) => key === call.key)) };
      default:
        return this.#move(call);
    }
  }

  taken(flight: string): number {
    return this.reservations
      .filter((each) => each.flight === flight && (each.state === 'held' || each.state === 'sold'))
      .reduce((sum, each) => sum + each.seats, 0);
  }

  approve(ref: string): void {
    const payment = this.payments.find((each) => each.ref === ref);
    if (payment?.state === 'open') payment.state = 'authorised';
  }

  #name(): string {
    this.#names += 1;
    return `W${this.#names}`;
  }

  /** Seven in a hundred commits find the seats gone, five arrive twice. */
  #pass({ call, when }: WireCall): unknown {
    const dice = call === 'commit' && when === 'before' ? this.#random.next() : 1;
    return { fault: dice < 0.07 ? 'sold_out_at_commit' : dice < 0.12 ? 'duplicate' : null };
  }

  #reserve({ key, flight = '', seats = 1 }: WireCall): unknown {
    let found = this.reservations.find((each) => each.key === key);
    if (!found) {
      const free = this.taken(flight) + seats <= this.#capacity(flight);
      found = { key, ref: this.#name(), flight, seats, state: free ? 'held' : 'refused' };
      this.reservations.push(found);
    }
    return found.state === 'held' || found.state === 'sold'
      ? { outcome: 'held', ref: found.ref }
      : { outcome: 'sold_out' };
  }

  #release({ key }: WireCall): unknown {
    const found = this.reservations.find((each) => each.key === key);
    if (found?.state === 'held') found.state = 'released';
    return {};
  }

  #commit({ key, ref, strict, total }: WireCall): unknown {
    const before = this.orders.find((order) => order.key === key);
    if (before && !strict) return this.#committed(before);
    if (this.#rejected.has(key)) return { outcome: 'rejected', reason: 'sold_out' };
    const reservation = this.reservations.find((each) => each.ref === ref);
    const unlucky = !before && this.#random.next() < 0.07;
    if (!reservation || !total || unlucky || (reservation.state !== 'held' && !before)) {
      this.#rejected.add(key);
      return { outcome: 'rejected', reason: 'sold_out' };
    }
    reservation.state = 'sold';
    const order: SupplierOrder = {
      ref: this.#name(),
      key,
      reservation: reservation.ref,
      flight: reservation.flight,
      seats: reservation.seats,
      total,
      state: 'confirmed',
    };
    this.orders.push(order);
    return this.#committed(order);
  }

  #committed(order: SupplierOrder): unknown {
    return { outcome: 'committed', bookingRef: order.ref, locator: `DEMO-${order.ref}`, documents: [] };
  }

  #probe({ key }: WireCall): unknown {
    const order = this.orders.find((each) => each.key === key);
    if (order) return this.#committed(order);
    return this.#rejected.has(key) ? { outcome: 'rejected', reason: 'sold_out' } : { outcome: 'not_found' };
  }

  #cancel({ ref }: WireCall): unknown {
    const order = this.orders.find((each) => each.ref === ref);
    if (!order) return { outcome: 'refused', reason: 'not_possible' };
    order.state = 'cancelled';
    const reservation = this.reservations.find((each) => each.ref === order.reservation);
    if (reservation) reservation.state = 'released';
    return { outcome: 'cancelled' };
  }

  #authorise({ key, label = '', total, token }: WireCall): unknown {
    let found = this.payments.find((each) => each.key === key);
    if (!found && total) {
      const state = token === null ? 'open' : token === 'sim_declined' ? 'refused' : 'authorised';
      found = { key, ref: this.#name(), label, amount: total, state, captured: 0, refunded: 0 };
      this.payments.push(found);
    }
    return { result: this.#authorisation(found) };
  }

  #authorisation(payment: PspPayment | undefined): Authorisation | null {
    if (!payment) return null;
    switch (payment.state) {
      case 'open':
        return { outcome: 'open', ref: payment.ref, url: payment.ref };
      case 'refused':
      case 'voided':
        return { outcome: 'refused', reason: 'declined', brand: null, last4: null };
      default:
        return {
          outcome: 'authorised',
          ref: payment.ref,
          brand: 'Visa',
          last4: '4242',
          expiresAt: new Date('2040-01-01'),
        };
    }
  }

  /** capture, void and refund: once per key. */
  #move(call: WireCall): unknown {
    const payment = this.payments.find((each) => each.ref === call.ref);
    if (!payment) return { outcome: 'refused', reason: 'processing_error' };
    const known = this.#moves.get(call.key);
    if (known !== undefined) return known;
    const result = this.#moveOnce(call, payment);
    this.#moves.set(call.key, result);
    return result;
  }

  #moveOnce({ op, total }: WireCall, payment: PspPayment): unknown {
    const amount = total?.amountMinor ?? 0;
    if (op === 'void') {
      if (payment.state !== 'captured' && payment.state !== 'refused') payment.state = 'voided';
      return { outcome: 'voided' };
    }
    if (op === 'capture') {
      if (payment.state !== 'authorised' || this.#random.next() < 0.03)
        return { outcome: 'refused', reason: 'processing_error' };
      payment.state = 'captured';
      payment.captured += amount;
      return { outcome: 'captured' };
    }
    if (payment.state !== 'captured') return { outcome: 'refused' };
    payment.refunded += amount;
    return { outcome: 'paid' };
  }
}
