import { DomainError } from '#domain/kernel';

/** 500: two currencies in one sum are a mistake of ours, not of the caller. */
export class CurrencyMismatch extends DomainError {
  override readonly name = 'CurrencyMismatch';
  constructor(left: string, right: string) {
    super(500, [{ code: 'CURRENCY_MISMATCH', description: `${left} and ${right} in one sum` }]);
  }
}

/** 422: past the whole numbers that can be told apart. */
export class AmountTooLarge extends DomainError {
  override readonly name = 'AmountTooLarge';
  constructor() {
    super(422, [{ code: 'AMOUNT_TOO_LARGE', description: 'Amount is not a safe whole number of minor units' }]);
  }
}

/** 422: a currency without a rate. */
export class UnknownRate extends DomainError {
  override readonly name = 'UnknownRate';
  constructor(currency: string, table: string, options?: ErrorOptions) {
    super(422, [{ code: 'UNKNOWN_CURRENCY', description: `No rate for ${currency} in ${table}` }], options);
  }
}

/** 503: real prices are not converted at rates that are missing or too old. */
export class StaleRates extends DomainError {
  override readonly name = 'StaleRates';
  constructor(date: string | null, maxAgeDays: number) {
    const what = date === null ? 'No exchange rates were imported' : `The exchange rates are of ${date}`;
    const description = `${what}; at most ${maxAgeDays} days are allowed`;
    super(503, [{ code: 'STALE_RATES', description, detail: { date, maxAgeDays } }]);
  }
}

/** 422: a file of rates with every fault in it; nothing of it was taken. */
export class RatesRefused extends DomainError {
  override readonly name = 'RatesRefused';
  constructor(faults: readonly { readonly line: number; readonly reason: string }[]) {
    const text = faults.map(({ line, reason }) => `line ${line}: ${reason}`).join('; ');
    super(422, [{ code: 'RATES_REFUSED', description: text, detail: { faults } }]);
  }
}
