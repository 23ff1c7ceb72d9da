import type { Money } from '#contract/core';
import type { Authorisation } from '#domain/payments';
import type { Random } from '#platform/core';
import type { LimitedLine } from '#supply/house/stock';
import { slotOf, tally } from '../../supply/house/testing/sample-shop.ts';
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
  readonly total: Money;
  readonly units: readonly (readonly LimitedLine[])[];
  /** Places of the parts that were cancelled, each with the key it went under. */
  readonly gone: Map<number, string>;
}

interface Reservation {
  readonly key: string;
  readonly ref: string;
  /** Part by part. */
  readonly units: readonly (readonly LimitedLine[])[];
  /** Parts that came back. */
  readonly back: Set<number>;
  state: 'held' | 'sold' | 'released' | 'refused';
}

/** The call as it crosses the wire; `strict` names the supplier that would book twice. */
export interface WireCall {
  readonly op: string;
  readonly key: string;
  readonly ref?: string;
  readonly strict?: boolean;
  readonly lines?: readonly (readonly LimitedLine[])[];
  /** Of `cancel`: places of parts; null: all that is left. */
  readonly units?: readonly number[] | null;
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
  #names = 0;

  constructor(random: Random) {
    this.#random = random;
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

  /** By slot, what is out of sale. */
  taken(): ReadonlyMap<string, number> {
    const out = this.reservations.filter(({ state }) => state === 'held' || state === 'sold');
    return tally(out.flatMap(({ units, back }) => units.filter((_, unit) => !back.has(unit)).flat()));
  }

  approve(ref: string): void {
    const payment = this.payments.find((each) => each.ref === ref);
    if (payment?.state === 'open') payment.state = 'authorised';
  }

  #name(): string {
    this.#names += 1;
    return `W${this.#names}`;
  }

  /** Seven in a hundred commits find the stock gone; of commits and cancels five arrive twice. */
  #pass({ call, when }: WireCall): unknown {
    const dice = (call === 'commit' || call === 'cancel') && when === 'before' ? this.#random.next() : 1;
    if (dice < 0.05) return { fault: 'duplicate' };
    return { fault: call === 'commit' && dice < 0.12 ? 'sold_out_at_commit' : null };
  }

  /** Asked again, a strict supplier looks what is for sale before it looks whether it kept that for this key. */
  #reserve({ key, strict, lines = [] }: WireCall): unknown {
    const known = this.reservations.find((each) => each.key === key);
    if (known && strict && this.#random.next() < 0.5) return { outcome: 'sold_out' };
    const found = known ?? this.#take(key, lines);
    return found.state === 'held' || found.state === 'sold'
      ? { outcome: 'held', ref: found.ref }
      : { outcome: 'sold_out' };
  }

  #take(key: string, lines: NonNullable<WireCall['lines']>): World['reservations'][number] {
    const [taken, wanted] = [this.taken(), tally(lines.flat())];
    const free = lines
      .flat()
      .every((line) => (taken.get(slotOf(line)) ?? 0) + (wanted.get(slotOf(line)) ?? 0) <= line.limit);
    const state = free ? 'held' : 'refused';
    const found: World['reservations'][number] = { key, ref: this.#name(), units: lines, back: new Set(), state };
    this.reservations.push(found);
    return found;
  }

  /** A reserve with this key that arrives later keeps nothing. */
  #release({ key }: WireCall): unknown {
    const found = this.reservations.find((each) => each.key === key);
    if (!found) this.reservations.push({ key, ref: this.#name(), units: [], back: new Set(), state: 'released' });
    else if (found.state === 'held') found.state = 'released';
    return {};
  }

  /** What is not held is taken with its commit, and let go of where that is refused. */
  #commit({ key, ref, strict, total, lines = [] }: WireCall): unknown {
    const before = this.orders.find((order) => order.key === key);
    if (before && !strict) return this.#committed(before);
    if (this.#rejected.has(key)) return { outcome: 'rejected', reason: 'sold_out' };
    const reservation =
      this.reservations.find((each) => (ref === undefined ? each.key === key : each.ref === ref)) ??
      (ref === undefined ? this.#take(key, lines) : undefined);
    const unlucky = !before && this.#random.next() < 0.07;
    if (!reservation || !total || unlucky || (reservation.state !== 'held' && !before)) {
      this.#rejected.add(key);
      if (ref === undefined && reservation?.state === 'held') reservation.state = 'released';
      return { outcome: 'rejected', reason: 'sold_out' };
    }
    reservation.state = 'sold';
    const order: SupplierOrder = {
      ref: this.#name(),
      key,
      reservation: reservation.ref,
      total,
      units: reservation.units,
      gone: new Map(),
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

  /** A part goes once, under one key. */
  #cancel({ key, ref, units }: WireCall): unknown {
    const order = this.orders.find((each) => each.ref === ref);
    if (!order) return { outcome: 'refused', reason: 'not_possible' };
    if ([...order.gone.values()].includes(key)) return { outcome: 'cancelled' };
    const left = [...order.units.keys()].filter((unit) => !order.gone.has(unit));
    const going = units ?? left;
    if (going.length === 0 || going.some((unit) => !left.includes(unit)))
      return { outcome: 'refused', reason: 'not_possible' };
    const reservation = this.reservations.find((each) => each.ref === order.reservation);
    for (const unit of going) {
      order.gone.set(unit, key);
      reservation?.back.add(unit);
    }
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

  /** capture, void and refund: once per key. Nothing can not be taken. */
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
      if (payment.state !== 'authorised' || amount <= 0 || this.#random.next() < 0.03)
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
