import type { Board, CancellationInput, RoomInput } from '#engine/stays';

/** What an operator told of a single night. */
export interface OwnDay {
  /** Days since 1970-01-01. */
  readonly date: number;
  /** Of a rate alone; absent: of all rates of the room. */
  readonly rate?: string;
  readonly priceMinor?: number;
  readonly units?: number;
  readonly minNights?: number;
  readonly maxNights?: number;
  readonly closedToArrival?: boolean;
  readonly closedToDeparture?: boolean;
  readonly closed?: boolean;
}

export interface OwnRate {
  readonly id: string;
  readonly board: Board;
  readonly cancellation: CancellationInput;
  readonly payAt: 'now' | 'property';
  /** `public`, `member`, or the code of a contract. */
  readonly audience: string;
  readonly pricePermille: number;
  readonly boardPerAdultMinor: number;
  readonly boardPerChildMinor: number;
  readonly minNights: number;
  readonly maxNights: number;
}

export interface OwnRoom extends Omit<RoomInput, 'key' | 'ratePlans' | 'closedDays' | 'exceptions'> {
  readonly id: string;
  readonly rates: OwnRate[];
  readonly days: OwnDay[];
}

/** A property of the operator, as it is kept between imports. Name and place are absent where a map's point has them. */
export interface OwnProperty {
  /** The operator's own name for it: a later import with the same id changes it. */
  readonly id: string;
  readonly name?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly country: string;
  readonly currency: string;
  readonly stars: number;
  readonly checkInFrom: number;
  readonly checkInUntil: number;
  readonly checkOutUntil: number;
  readonly checkInAge: number;
  readonly pets: 'yes' | 'on_request' | 'no';
  readonly children: boolean;
  readonly amenities: readonly string[];
  readonly accessFacts: readonly string[];
  readonly rooms: OwnRoom[];
}

/** Name and coordinates of a point of OpenStreetMap, and nothing else of it. Kept apart from everything else: it is under ODbL. */
export interface OsmPoint {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface OwnStays {
  readonly properties: readonly OwnProperty[];
  readonly points: readonly OsmPoint[];
}
