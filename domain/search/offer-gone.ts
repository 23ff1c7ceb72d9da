import { DomainError } from '#domain/kernel';

/** 410: the search is known, this is not sold for it any more. */
export class OfferGone extends DomainError {
  override readonly name = 'OfferGone';
  constructor() {
    super(410, [{ code: 'OFFER_GONE', description: 'This is not sold any more for this party' }]);
  }
}
