import type { CancelAsk, FlightSupplier, SupplierCancelQuote } from '#domain/booking';
import { cancellationSteps, refundAt } from './cancellation.ts';
import { commit, confirmCancel, probe, retrieve } from './commit.ts';
import type { HouseDesk } from './desk.ts';
import { underFault } from './faults.ts';
import { extend, quote, release, reserve } from './reserve.ts';

const quoteMinutes = 10;

/** The house behind the supplier port. */
export function createHouseSupplier(desk: HouseDesk): FlightSupplier {
  const { faults } = desk;
  return {
    manifest: desk.manifest,
    cancellationSteps,
    quote: (ref) => underFault(faults, 'quote', (fault) => quote(desk, ref, fault)),
    reserve: (ask) => underFault(faults, 'reserve', (fault) => reserve(desk, ask, fault)),
    extend: ({ ref }) => underFault(faults, 'extend', () => extend(desk, ref)),
    release: ({ key }) => underFault(faults, 'release', () => release(desk, key)),
    commit: (ask) => underFault(faults, 'commit', (fault) => commit(desk, ask, fault)),
    probe: (key) => underFault(faults, 'probe', () => probe(desk, key)),
    retrieve: (bookingRef) => retrieve(desk, bookingRef),
    quoteCancel: (ask) => quoteCancel(desk, ask),
    confirmCancel: (ask) => underFault(faults, 'cancel', () => confirmCancel(desk, ask)),
  };
}

/** Undefined once it was cancelled or never was. The terms hold for ten minutes or until the next step of the ladder. */
async function quoteCancel(desk: HouseDesk, ask: CancelAsk): Promise<SupplierCancelQuote | undefined> {
  const booking = await retrieve(desk, ask.bookingRef);
  if (booking?.state !== 'confirmed') return undefined;
  const now = desk.clock.now();
  const { basis, refundMinor, feeMinor, lineRefunds, until } = refundAt(ask, now);
  const currency = ask.lines[0]?.currency ?? '';
  const soon = now.getTime() + quoteMinutes * 60_000;
  return {
    token: `${basis}:${refundMinor}`,
    expiresAt: new Date(Math.min(soon, until?.getTime() ?? soon)),
    basis,
    refund: { amountMinor: refundMinor, currency },
    fee: { amountMinor: feeMinor, currency },
    lineRefunds,
  };
}
