/** Ways to go wrong on purpose: for tests, and for an operator who wants to see the pages. */
export type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  /** The work is done, the answer never arrives. */
  | { readonly kind: 'timeout_after_success' }
  | { readonly kind: 'timeout_before' }
  | { readonly kind: 'sold_out_at_commit' }
  | { readonly kind: 'reprice'; readonly percent: number }
  /** The same request reaches the desk twice. */
  | { readonly kind: 'duplicate' };

export type FaultyCall = 'quote' | 'reserve' | 'extend' | 'release' | 'commit' | 'probe' | 'cancel';

/** Says what goes wrong with the next call of a kind; undefined: nothing. */
export interface Faults {
  next(call: FaultyCall): Fault | undefined;
}

export const noFaults: Faults = { next: () => undefined };

/** The request or its answer was lost on the way. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A switch that can be set by hand: each fault strikes the next `times` calls of its kind. */
export function createFaultSwitch(): Faults & { set(call: FaultyCall, fault: Fault, times?: number): void } {
  const set = new Map<FaultyCall, Fault[]>();
  return {
    next: (call) => set.get(call)?.shift(),
    set(call, fault, times = 1) {
      set.set(call, [...(set.get(call) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
  };
}

/** Runs a call under the fault that is due for it. */
export async function underFault<T>(
  faults: Faults,
  call: FaultyCall,
  work: (fault: Fault | undefined) => Promise<T>,
): Promise<T> {
  const fault = faults.next(call);
  if (fault?.kind === 'latency') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault?.kind === 'timeout_before') throw new ConnectionLost(call);
  if (fault?.kind === 'duplicate') await work(fault);
  const result = await work(fault);
  if (fault?.kind === 'timeout_after_success') throw new ConnectionLost(call);
  return result;
}
