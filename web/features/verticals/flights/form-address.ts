import type { FlightAddress } from '#contract/search';

/** The search form with this search in it; its page says what is wrong, if something is. */
export function formAddress(address: FlightAddress): string {
  const { from, to, depart, return: back, passengers, cabin, bags } = address;
  const fields = new URLSearchParams({ edit: '1', from, to, depart, adults: String(passengers.adults), cabin });
  if (back) fields.set('return', back);
  else fields.set('trip', 'oneway');
  for (const age of passengers.children) fields.append('childAge', String(age));
  if (passengers.infantsInSeat > 0) fields.set('infantsInSeat', String(passengers.infantsInSeat));
  if (passengers.infantsOnLap > 0) fields.set('infantsOnLap', String(passengers.infantsOnLap));
  fields.set('bags', `cabin${bags.cabin},checked${bags.checked}`);
  return `/flights?${fields.toString()}`;
}
