import type { Supplier } from '#domain/booking';
import type { Clock, Database, Ids, Random } from '#platform/core';
import { createFaultSwitch, createHouseSupplier } from '#supply/house/booking';
import type { SampleShop } from '../../supply/house/testing/sample-shop.ts';
import type { Send } from './adapters.ts';
import type { Effect } from './plan.ts';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
}

/** What is to go wrong inside the desk, as the world says before the call. */
interface Passed {
  readonly fault: 'sold_out_at_commit' | 'duplicate' | null;
}

/**
 * A built-in desk with its own stock, in the database of the orders. Each call tells the world before and after, which
 * kills the process there or loses the question or the answer, as it does with suppliers outside.
 */
export function wiredHouse(send: Send, parts: Parts, { manifest: own, goods }: SampleShop): Supplier {
  const faults = createFaultSwitch();
  const manifest = { ...own, settleMs: 4_000, callTimeoutMs: 2_000 };
  const desk = createHouseSupplier({ ...parts, manifest, faults, goods });
  const around = async <T>(call: Effect, key: string, work: () => Promise<T>): Promise<T> => {
    const { fault }: Passed = await send({ op: 'pass', key, call, when: 'before' });
    if (fault) faults.set(call === 'cancel' ? 'cancel' : 'commit', { kind: fault });
    const result = await work();
    await send({ op: 'pass', key, call, when: 'after' });
    return result;
  };
  return {
    ...desk,
    reserve: (ask) => around('reserve', ask.key, () => desk.reserve(ask)),
    release: (ask) => around('release', ask.key, () => desk.release(ask)),
    commit: (ask) => around('commit', ask.key, () => desk.commit(ask)),
    probe: (key) => around('probe', key, () => desk.probe(key)),
    confirmCancel: (ask) => around('cancel', ask.key, () => desk.confirmCancel(ask)),
  };
}
