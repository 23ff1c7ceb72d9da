import type { Supplier } from '#domain/booking';
import { confirmCancel, quoteCancel } from './cancel.ts';
import { commit, probe, retrieve } from './commit.ts';
import type { HouseDesk } from './desk.ts';
import { underFault } from './faults.ts';
import { extend, quote, release, reserve } from './reserve.ts';

/** The house behind the supplier port, for one kind of goods. */
export function createHouseSupplier(desk: HouseDesk): Supplier {
  const { faults, goods } = desk;
  return {
    manifest: desk.manifest,
    cancellationSteps: (terms) => goods.cancellationSteps(terms),
    quote: (wanted, holding) => underFault(faults, 'quote', (fault) => quote(desk, wanted, fault, holding)),
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
