import { inCountry, onTop, readAt, recalled, rules, type PlacedRule, type Where } from './row.ts';

/** Boroughs are places of their own in the gazetteer. */
export const NEW_YORK_BOROUGHS = [5128581, 5125771, 5110302, 5133273, 5110266, 5139568];

const ON = '2026-11-23';
const OCCUPANCY = 'Hotel occupancy tax';
const SALES = 'Sales tax';
const NEW_JERSEY = readAt('https://unclaimedproperty.nj.gov/treasury/taxation/hotelmotel.shtml', ON);
const STATE_FEE = readAt('https://www.nj.gov/treasury/taxation/hotelfeeinfo.shtml', ON);
const LOWER_FEE = readAt('http://nj.gov/treasury/taxation/munitaxlist.shtml', ON);
const NEWARK = readAt('https://ecode360.com/36680353', ON);
const CONNECTICUT = readAt('https://www.ctlodging.org/regulations', '2026-11-24');
/** Their own tax stands before that of the state. */
const OWN_TAX = { Newark: 5101798, 'Jersey City': 5099836, 'Atlantic City': 4500546 };
const IN_NEW_JERSEY: Where = { countries: ['US'], divisions: ['NJ'] };
const OTHERS: Where = { ...IN_NEW_JERSEY, exceptCities: Object.values(OWN_TAX) };
const OUTSIDE_THE_CITY: Where = { countries: ['US'], divisions: ['NY'], exceptCities: NEW_YORK_BOROUGHS };

/** What neighbours of the city levy, so that a room across the river is not fifteen percent cheaper than it is. */
export const AROUND_NEW_YORK: readonly PlacedRule[] = [
  ...rules('New Jersey', IN_NEW_JERSEY, [onTop('US1', SALES, 6.625, NEW_JERSEY)]),
  ...rules('New Jersey', OTHERS, [
    onTop('US2', 'State occupancy fee', 5, STATE_FEE),
    onTop('US3', 'Municipal occupancy tax', 3, recalled(ON)),
  ]),
  ...rules('Newark', inCountry('US', OWN_TAX.Newark), [
    onTop('US2', 'State occupancy fee', 1, LOWER_FEE),
    onTop('US3', OCCUPANCY, 6, NEWARK),
  ]),
  ...rules('Jersey City', inCountry('US', OWN_TAX['Jersey City']), [
    onTop('US2', 'State occupancy fee', 1, LOWER_FEE),
    onTop('US3', OCCUPANCY, 6, recalled(ON)),
  ]),
  ...rules('Atlantic City', inCountry('US', OWN_TAX['Atlantic City']), [
    onTop('US2', 'State occupancy fee', 1, LOWER_FEE),
    onTop('US3', 'Luxury tax', 9, recalled(ON)),
  ]),
  ...rules('New York', OUTSIDE_THE_CITY, [
    onTop('US1', 'State and local sales tax', 8.375, recalled(ON)),
    onTop('US2', OCCUPANCY, 3, recalled(ON)),
  ]),
  ...rules('Connecticut', { countries: ['US'], divisions: ['CT'] }, [onTop('US1', OCCUPANCY, 15, CONNECTICUT)]),
];
