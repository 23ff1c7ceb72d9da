import { convertMinor } from '#engine/rates';
import type { BestWeights } from './model.ts';
import type { Pricer } from './pricer.ts';

/** The weights of Best for the party in the asked currency. Time, stops, nights, unsocial hours and changes of airport; no commission. */
export interface PartyWeights {
  readonly hourMinor: number;
  readonly stopMinor: number;
  readonly nightWaitMinor: number;
  readonly unsocialMinor: number;
  readonly airportChangeMinor: number;
}

export function partyWeights(pricer: Pricer): PartyWeights {
  const { best, baseCurrency, rates } = pricer.world.model;
  const scaled = (minor: number): number =>
    convertMinor(minor * pricer.seats, baseCurrency, pricer.ask.currency, rates);
  return {
    hourMinor: scaled(best.hourMinor),
    stopMinor: scaled(best.stopMinor),
    nightWaitMinor: scaled(best.nightWaitMinor),
    unsocialMinor: scaled(best.unsocialMinor),
    airportChangeMinor: scaled(best.airportChangeMinor),
  };
}

/** What is added to the price of a slice to give its score of Best; whole minor units, so that scores add up exactly. */
export function penaltyOf(
  weights: PartyWeights,
  hours: BestWeights,
  duration: number,
  stops: number,
  nightWaits: number,
  departureMinute: number,
  arrivalMinute: number,
): number {
  const unsocial = (departureMinute < hours.earlyMinute ? 1 : 0) + (arrivalMinute > hours.lateMinute ? 1 : 0);
  return (
    Math.round((weights.hourMinor * duration) / 60) +
    weights.stopMinor * stops +
    weights.nightWaitMinor * nightWaits +
    weights.unsocialMinor * unsocial
  );
}
