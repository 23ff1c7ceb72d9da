import type { ConsentCategory } from '#contract/privacy';
import { DomainError } from '#domain/kernel';

/** 403: the reader has not agreed to what this needs. */
export class ConsentRequired extends DomainError {
  override readonly name = 'ConsentRequired';
  constructor(category: ConsentCategory) {
    super(403, [{ code: 'CONSENT_REQUIRED', description: `Nobody agreed to ${category}` }]);
  }
}
