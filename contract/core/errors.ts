/** One entry of an error answer, [8-01]. `field` is a dotted path into the input, e.g. `slices.0.from`. */
export interface Problem {
  readonly code: string;
  /** For people, in their language. */
  readonly localizedDescription: string;
  /** For developers, in English. */
  readonly description: string;
  readonly field?: string;
  /** Facts a page needs to offer the way out, e.g. suggestions or the new price. Plain JSON. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Every refusal of a call, on both sides. Compare with `isApiError`, never `instanceof`: bundles hold copies. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: readonly Problem[];

  constructor(status: number, errors: readonly Problem[], options?: ErrorOptions) {
    super(errors[0] ? `${errors[0].code}: ${errors[0].description}` : `HTTP ${status}`, options);
    this.status = status;
    this.errors = errors;
  }

  get code(): string {
    return this.errors[0]?.code ?? 'UNKNOWN';
  }
}

export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === 'ApiError' && 'errors' in value;
}
