import type { FastifyRequest } from 'fastify';
import type { Consent } from '#contract/privacy';
import { consentNotAsked, withoutSharing } from '#domain/privacy';

/** What whoever asks agreed to: nothing optional, as nobody is asked yet. `Sec-GPC: 1` says that nothing is shared. */
export function consentOf({ headers }: Pick<FastifyRequest, 'headers'>, agreed: Consent = consentNotAsked): Consent {
  return headers['sec-gpc'] === '1' ? withoutSharing(agreed) : agreed;
}
