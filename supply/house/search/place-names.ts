/** What an offer says of an airport beside its code. */
export interface AirportName {
  readonly code: string;
  readonly name: string;
  readonly cityName: string;
}
