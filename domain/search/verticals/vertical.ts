import type { Call, OutputOf } from '#contract/core';
import type { Ctx, Verb } from '#domain/kernel';
import type { z } from '#zod';
import type { RateTable } from '#engine/rates';
import type { Holding } from '../audience.ts';
import type { SearchPlaces } from '../places.ts';
import type { RegistrySettings } from '../registry.ts';
import type { VerticalSearches } from '../searches.ts';
import type { VerticalCodec } from './codec.ts';

/** What a vertical is given, the same to all. */
export interface VerticalNeeds {
  readonly settings: RegistrySettings;
  readonly places: SearchPlaces;
  /** Currencies that may be asked in, and by which what a formula weighs is converted. */
  readonly rates: RateTable;
  /** Code of the city where the ideas of a country (ISO 3166-1) begin, where one is known. */
  readonly homeOf?: (countryCode: string) => string | undefined;
  /** How many days ahead of today the sources sell. */
  readonly horizonDays: number;
  /** What the cart of whoever asks keeps of a vertical, unpaid. */
  readonly heldBy?: (ctx: Ctx, vertical: string) => Promise<readonly Holding[]>;
}

/** A call of a vertical's own with what answers it. */
export interface AnsweredCall {
  readonly call: Call;
  readonly handle: (ctx: Ctx, input: unknown) => unknown;
  /** How many of the cheapest such calls it is worth; 1 where it is left out. */
  readonly cost?: (input: unknown) => number;
}

/** The pipeline parses `input` with this call's own schema before. */
export function answeredBy<C extends Call>(
  call: C,
  verb: Verb<C['input'], OutputOf<C>>,
  cost?: (input: z.output<C['input']>) => number,
): AnsweredCall {
  return {
    call,
    handle: (ctx, input) => verb({ ctx, input: input as z.input<C['input']> }),
    ...(cost && { cost: (input: unknown) => cost(input as z.output<C['input']>) }),
  };
}

/** A vertical of this site, ready to be asked. */
export interface OpenedVertical {
  readonly searches: VerticalSearches;
  readonly codec: VerticalCodec;
  readonly calls: readonly AnsweredCall[];
}
