import type { PassengerRules } from './model.ts';
import type { PartyAsk } from './types.ts';

/** Passengers who are priced alike. */
export interface PassengerGroup {
  readonly kind: 'adult' | 'child' | 'infantInSeat' | 'infantOnLap';
  /** Age at travel; adults 18, infants 1. */
  readonly age: number;
  readonly count: number;
}

/** The party as groups, adults first, children by age. */
export function groupParty(party: PartyAsk): readonly PassengerGroup[] {
  const ages = new Map<number, number>();
  for (const age of party.children) ages.set(age, (ages.get(age) ?? 0) + 1);
  const children = [...ages].sort((left, right) => left[0] - right[0]);
  return [
    { kind: 'adult' as const, age: 18, count: party.adults },
    ...children.map(([age, count]) => ({ kind: 'child' as const, age, count })),
    { kind: 'infantInSeat' as const, age: 1, count: party.infantsInSeat },
    { kind: 'infantOnLap' as const, age: 1, count: party.infantsOnLap },
  ].filter((group) => group.count > 0);
}

export function seatedCount(party: PartyAsk): number {
  return party.adults + party.children.length + party.infantsInSeat;
}

/** Share of the adult base fare, permille. */
export function passengerPermille(group: PassengerGroup, rules: PassengerRules): number {
  if (group.kind === 'infantInSeat') return rules.infantInSeatPermille;
  if (group.kind === 'infantOnLap') return rules.infantOnLapPermille;
  return group.kind === 'child' && group.age <= rules.childUntilAge ? rules.childPermille : 1000;
}
