import { type Api, isApiError, type OutputOf, type Problem } from '#contract/core';
import { search } from '#contract/search';
import type { StayAddress } from '#contract/search';

/** A month of arrivals as an address asks for it: `?month=2027-03&stay=3`, or `stay=weekends`. */
export interface NightsChoice {
  readonly month: string;
  /** How many nights, or `weekends`. */
  readonly stay: string;
}

/** What was answered, or what is wrong with the question. */
export interface AnsweredNights {
  readonly choice: NightsChoice;
  readonly answer: OutputOf<typeof search.nights> | null;
  readonly problems: readonly Problem[];
}

export const WEEKENDS = 'weekends';

/** The month of a search, for as many nights. */
export function usualChoice({ checkIn, checkOut }: Pick<StayAddress, 'checkIn' | 'checkOut'>): NightsChoice {
  const nights = Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
  return { month: checkIn.slice(0, 7), stay: String(nights) };
}

/** Undefined where the address asks for none. */
export function readChoice(params: URLSearchParams, nights: number): NightsChoice | undefined {
  const month = params.get('month');
  return month === null ? undefined : { month, stay: params.get('stay') ?? String(nights) };
}

/** Asks for one property of a search, or for the whole area. Throws what is no refusal of the question. */
export async function askNights(
  api: Api,
  id: string,
  offer: string | undefined,
  choice: NightsChoice,
): Promise<AnsweredNights> {
  const { month, stay } = choice;
  const length = stay === WEEKENDS ? { only: 'weekends' as const } : { nights: stay };
  try {
    return { choice, answer: await api(search.nights, { id, offer, month, ...length }), problems: [] };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    return { choice, answer: null, problems: error.errors };
  }
}
