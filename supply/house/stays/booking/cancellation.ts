import type { CancelStep, StayProduct } from '#contract/booking';
import type { CancelTerms } from '#domain/booking';
import { type Refund, toldSteps } from '../../refund-steps.ts';
import { stayBegun } from '../stay-begun.ts';

/** The way out of a booking of rooms. */
export interface StayTerms extends CancelTerms {
  readonly product: StayProduct;
}

type BookedRoom = StayProduct['rooms'][number];

/** What comes back for the chosen rooms when they are cancelled at `at`, and what the property asks for. */
export function refundAt(terms: StayTerms, at: Date): Refund {
  const steps = ladder(terms);
  return steps.find(({ until }) => until === null || at.getTime() < until.getTime()) ?? refund(terms, null, allOf);
}

/** What comes back over time, for people; the last step has no end. */
export function cancellationSteps(terms: StayTerms): CancelStep[] {
  return toldSteps(ladder(terms), terms.product.property.zone);
}

/**
 * Each room by its own rule as it was told at booking. Whoever has not come when the reception closes is a no-show; on the first
 * morning the stay counts as begun, and nothing comes back any more.
 */
function ladder(terms: StayTerms): Refund[] {
  const { checkIn, property } = terms.product;
  const { lateFrom, begun } = stayBegun(property, checkIn);
  const told = roomsOf(terms).flatMap(({ cancellation }) => cancellation.steps.flatMap(({ until }) => until ?? []));
  const ends = new Set([...told.map((until) => Date.parse(until)), lateFrom, begun]);
  const reached = [...ends].filter((end) => end > terms.bookedAt.getTime() && end <= begun);
  return [
    ...reached
      .sort((a, b) => a - b)
      .map((end) => refund(terms, new Date(end), (room) => keptUntil(room, end, end > lateFrom))),
    refund(terms, null, allOf),
  ];
}

function allOf({ price }: BookedRoom): number {
  return price.total.amountMinor;
}

/** Kept of a room when it is cancelled in the time that ends then. */
function keptUntil({ cancellation, price }: BookedRoom, end: number, isNoShow: boolean): number {
  const step = cancellation.steps.find(({ until }) => until === null || Date.parse(until) >= end);
  const kept = step?.kept.amountMinor ?? price.total.amountMinor;
  return isNoShow ? Math.max(kept, cancellation.noShow.amountMinor) : kept;
}

/** What is kept of a room is taken from what was charged for it, or owed at the property where that is who asks for it. */
function refund(terms: StayTerms, until: Date | null, kept: (room: BookedRoom) => number): Refund {
  const rooms = roomsOf(terms);
  const sum = (of: (room: BookedRoom) => number): number => rooms.reduce((all, room) => all + of(room), 0);
  const paidMinor = terms.lines.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const refundMinor = Math.min(
    paidMinor,
    sum((room) => Math.max(0, chargedFor(room) - kept(room))),
  );
  const feeMinor = paidMinor - refundMinor;
  const owedMinor = sum((room) => (room.plan.payAt === 'property' ? kept(room) : 0));
  const isAllKept = sum(kept) >= sum(allOf);
  return {
    basis: basisOf({ paidMinor, refundMinor, owedMinor, isAllKept }),
    refundMinor,
    feeMinor,
    lineRefunds: lessFee(terms, feeMinor),
    owedMinor,
    currency: terms.lines[0]?.currency ?? rooms[0]?.price.total.currency ?? '',
    until,
  };
}

interface Outcome extends Pick<Refund, 'refundMinor' | 'owedMinor'> {
  readonly paidMinor: number;
  readonly isAllKept: boolean;
}

/** Where nothing was paid yet, `nothing` says that all of it will be asked for. */
function basisOf({ paidMinor, refundMinor, owedMinor, isAllKept }: Outcome): Refund['basis'] {
  if (refundMinor === paidMinor && owedMinor === 0) return 'full';
  return refundMinor === 0 && (paidMinor > 0 || isAllKept) ? 'nothing' : 'less_fee';
}

/** The fee eats what is not tax first, line by line. */
function lessFee({ lines }: StayTerms, feeMinor: number): number[] {
  const back = lines.map(({ amountMinor }) => amountMinor);
  let left = feeMinor;
  const order = [...lines.keys()].sort((a, b) => Number(lines[a]?.kind === 'tax') - Number(lines[b]?.kind === 'tax'));
  for (const at of order) {
    const taken = Math.min(left, back[at] ?? 0);
    back[at] = (back[at] ?? 0) - taken;
    left -= taken;
  }
  return back;
}

function chargedFor({ price }: BookedRoom): number {
  return price.lines.reduce((sum, { due, amountMinor }) => (due === 'property' ? sum : sum + amountMinor), 0);
}

function roomsOf({ product, units }: StayTerms): BookedRoom[] {
  return units.flatMap((unit) => product.rooms[unit] ?? []);
}
