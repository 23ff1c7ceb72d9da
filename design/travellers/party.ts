export interface Party {
  readonly adults: number;
  /** Ages at travel, 2 to 17. */
  readonly children: readonly number[];
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
}

/** Name of a plain field, which a browser without scripts sends beside what the form held at first. */
export function plainName(name: 'adults' | 'childAge' | 'infantsInSeat' | 'infantsOnLap' | 'cabin'): string {
  return `plain-${name}`;
}

/** Suppliers book at most nine seats at once. */
export const maxSeats = 9;
export const defaultChildAge = 8;

export function seatsOf(party: Party): number {
  return party.adults + party.children.length + party.infantsInSeat;
}

export interface Limits {
  readonly adults: number;
  readonly children: number;
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
}

/** The most of each that still fits: nine seats in all, one lap for each adult. */
export function limitsOf(party: Party): Limits {
  const left = maxSeats - seatsOf(party);
  return {
    adults: party.adults + left,
    children: party.children.length + left,
    infantsInSeat: party.infantsInSeat + left,
    infantsOnLap: party.adults,
  };
}

/** Fewer adults have fewer laps. */
export function withAdults(party: Party, adults: number): Party {
  return { ...party, adults, infantsOnLap: Math.min(party.infantsOnLap, adults) };
}

/** New children get a middling age to change; children that go are the last ones. */
export function withChildren(party: Party, count: number): Party {
  const children = Array.from({ length: count }, (_, at) => party.children[at] ?? defaultChildAge);
  return { ...party, children };
}
