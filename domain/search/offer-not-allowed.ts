import { DomainError } from '#domain/kernel';
import type { Reason } from './judge.ts';

/** 403: it is sold, and whoever asks may not buy it. `detail` says of which vertical it is, and why. */
export class OfferNotAllowed extends DomainError {
  override readonly name = 'OfferNotAllowed';
  constructor(
    field: string,
    detail: { readonly vertical: string; readonly reasons: readonly Reason[]; readonly item?: number },
  ) {
    const description = 'The rules of whoever you act for do not allow this';
    super(403, [{ code: 'OFFER_NOT_ALLOWED', description, field, detail: { ...detail } }]);
  }
}
