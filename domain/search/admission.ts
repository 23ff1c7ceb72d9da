import { DomainError } from '#domain/kernel';

/** What a searcher is told: once some of what is under way has been answered, there is room again. */
const RETRY_AFTER_SECONDS = 1;

/** 429: this address has as many searches under way as one may have. */
export class TooManySearches extends DomainError {
  override readonly name = 'TooManySearches';
  constructor(most: number) {
    const detail = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    super(429, [
      { code: 'TOO_MANY_REQUESTS', description: `${most} searches are under way from this address`, detail },
    ]);
  }
}

/** 503: all together have asked for more than can be answered in time. */
export class SearchBusy extends DomainError {
  override readonly name = 'SearchBusy';
  constructor(most: number) {
    const detail = { retryAfterSeconds: RETRY_AFTER_SECONDS };
    super(503, [{ code: 'TOO_BUSY', description: `${most} searches are under way already`, detail }]);
  }
}

/** A search as far as its admission goes. */
interface UnderWay {
  readonly done: boolean;
  readonly wanted: boolean;
}

export interface AdmissionLimits {
  /** Searches under way from one address. */
  readonly each: number;
  /** Searches under way that somebody still waits for. */
  readonly all: number;
}

/** Lets a search begin, or says why it may not. One for all verticals of a site. */
export interface Admission {
  /** Throws `TooManySearches`, `SearchBusy`. The house itself is never refused. */
  admit(asker: string | undefined): void;
  /** Counts for `asker` until it is done. */
  add(search: UnderWay, asker: string | undefined): void;
}

export function createAdmission({ each, all }: AdmissionLimits): Admission {
  const underWay = new Map<UnderWay, string | undefined>();
  return {
    admit(asker) {
      let own = 0;
      let wanted = 0;
      for (const [search, by] of underWay) {
        if (search.done) underWay.delete(search);
        else {
          if (by === asker) own += 1;
          if (search.wanted) wanted += 1;
        }
      }
      if (asker === undefined) return;
      if (own >= each) throw new TooManySearches(each);
      if (wanted >= all) throw new SearchBusy(all);
    },
    add: (search, asker) => void underWay.set(search, asker),
  };
}
