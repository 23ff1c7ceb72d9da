import { noFlags } from '#domain/flags';
import type { Actor, Ctx } from '#domain/kernel';
import { consentNotAsked } from '#domain/privacy';
import type { Job } from '#platform/jobs';
import type { Foundation } from './foundation.ts';

/** A job acts for the house, not for a visitor; its records say who asked for it. */
export function jobCtx(
  {
    brands,
    clock,
    ids,
    random,
    sealer,
    db,
    log,
  }: Pick<Foundation, 'brands' | 'clock' | 'ids' | 'random' | 'sealer' | 'db' | 'log'>,
  job: string,
  /** As the queue gives it; left out, a timer. */
  asked?: Pick<Job, 'by'>,
): Ctx {
  const [brand] = brands.all;
  return {
    actor: { job, ...(asked?.by && { by: asked.by as Actor }) },
    brand: brand.id,
    locale: brand.locale,
    country: brand.country,
    currency: brand.currency,
    flags: noFlags,
    consent: consentNotAsked,
    clock,
    ids,
    random,
    sealer,
    db,
    log: log.child({ job }),
    requestId: ids.uuid(),
  };
}

/** The next of such moments, the same on every node. */
export function everyMinutes(minutes: number): (after: Date) => Date {
  const gridMs = minutes * 60_000;
  return (after) => new Date(Math.ceil((after.getTime() + 1) / gridMs) * gridMs);
}
