import type { Segment } from './offer.ts';

/**
 * `SPC 318`, as pages, mails and papers say it: each of them says that it is a sample, so the mark before the code of a sample
 * airline is left out.
 */
export function flightNumber({ carrier, number }: Pick<Segment['marketing'], 'carrier' | 'number'>): string {
  return `${carrier.replace(/^X-/, '')} ${number}`;
}
