import { formatFilters } from './filters.ts';
import { type FlightAddress, legsOf, partyPath, routePath } from './url.ts';

/** What a field of the form is called for a flight: `from`, of the second `from2`. */
export function legField(name: 'from' | 'to' | 'depart', at: number): string {
  return at === 0 ? name : `${name}${at + 1}`;
}

/** The search form with this search in it, also one without its beginning; its page says what is wrong, if something is. */
export function formatFlightForm(address: FlightAddress): string {
  const { return: back, passengers, cabin, bags } = address;
  const fields = new URLSearchParams({ edit: '1' });
  for (const [at, { from, to, date }] of legsOf(address).entries()) {
    for (const place of from) fields.append(legField('from', at), place);
    for (const place of to) fields.append(legField('to', at), place);
    fields.set(legField('depart', at), date);
  }
  fields.set('adults', String(passengers.adults));
  fields.set('cabin', cabin);
  if (back) fields.set('return', back);
  else fields.set('trip', address.further ? 'multi' : 'oneway');
  for (const age of passengers.children) fields.append('childAge', String(age));
  if (passengers.infantsInSeat > 0) fields.set('infantsInSeat', String(passengers.infantsInSeat));
  if (passengers.infantsOnLap > 0) fields.set('infantsOnLap', String(passengers.infantsOnLap));
  if (address.flexDays > 0) fields.set('flex', String(address.flexDays));
  fields.set('bags', `cabin${bags.cabin},checked${bags.checked}`);
  if (address.sort !== 'best') fields.set('sort', address.sort);
  const fs = formatFilters(address.filters);
  if (fs) {
    fields.set('fs', fs);
    // Some filters mean nothing on another route or for another party.
    fields.set('route', routePath(address));
    fields.set('party', partyPath(address));
  }
  return `/flights?${fields.toString()}`;
}
