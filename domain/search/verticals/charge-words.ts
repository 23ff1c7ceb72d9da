import type { I18n } from '@lingui/core';
import { localCharges } from './charge-words-local.ts';
import type { SayNames } from './spoken.ts';

/** Taxes and charges by their names in the data. A name in brackets, which is the levying country's own, stands behind it. */
export function chargeNames(i18n: I18n): SayNames {
  const words = { ...ticketTaxes(i18n), ...airportCharges(i18n), ...stayTaxes(i18n), ...localCharges(i18n) };
  return Object.fromEntries(Object.entries(words).map(([name, said]) => [`charge.${name}`, () => said]));
}

/** What is paid for the person who flies. */
function ticketTaxes(i18n: I18n) {
  return {
    'Passenger service charge': i18n._({ id: 'charge.passengerService', message: 'Passenger service charge' }),
    'Passenger service facility charge': i18n._({
      id: 'charge.passengerServiceFacility',
      message: 'Passenger service facility charge',
    }),
    'Passenger facility charge': i18n._({ id: 'charge.passengerFacility', message: 'Passenger facility charge' }),
    'Passenger facilities charge': i18n._({ id: 'charge.passengerFacilities', message: 'Passenger facilities charge' }),
    'Passenger charge': i18n._({ id: 'charge.passenger', message: 'Passenger charge' }),
    'Passenger tax': i18n._({ id: 'charge.passengerTax', message: 'Passenger tax' }),
    'Security charge': i18n._({ id: 'charge.security', message: 'Security charge' }),
    'Passenger security charge': i18n._({ id: 'charge.passengerSecurity', message: 'Passenger security charge' }),
    'Aviation security charge': i18n._({ id: 'charge.aviationSecurity', message: 'Aviation security charge' }),
    'Aviation security fee': i18n._({ id: 'charge.aviationSecurityFee', message: 'Aviation security fee' }),
    'Safety charge': i18n._({ id: 'charge.safety', message: 'Safety charge' }),
    'Air Passenger Duty, short distance': i18n._({ id: 'charge.apdA', message: 'Air Passenger Duty, short distance' }),
    'Air Passenger Duty, medium distance': i18n._({
      id: 'charge.apdB',
      message: 'Air Passenger Duty, medium distance',
    }),
    'Air Passenger Duty, long distance': i18n._({ id: 'charge.apdC', message: 'Air Passenger Duty, long distance' }),
    'Air Passenger Duty, domestic': i18n._({ id: 'charge.apdDomestic', message: 'Air Passenger Duty, domestic' }),
    'Air passenger tax': i18n._({ id: 'charge.airPassengerTax', message: 'Air passenger tax' }),
    'Aviation tax': i18n._({ id: 'charge.aviationTax', message: 'Aviation tax' }),
    'Value added tax': i18n._({ id: 'charge.vat', message: 'Value added tax' }),
    'Goods and services tax': i18n._({ id: 'charge.gst', message: 'Goods and services tax' }),
    'Harmonized sales tax': i18n._({ id: 'charge.hst', message: 'Harmonized sales tax' }),
    'Provincial sales tax': i18n._({ id: 'charge.provincialSales', message: 'Provincial sales tax' }),
    'Sales tax': i18n._({ id: 'charge.sales', message: 'Sales tax' }),
    'Departure tax': i18n._({ id: 'charge.departureTax', message: 'Departure tax' }),
    'Departure charge': i18n._({ id: 'charge.departureCharge', message: 'Departure charge' }),
  };
}

/** What is paid for where and how far it goes. */
function airportCharges(i18n: I18n) {
  return {
    'International departure tax': i18n._({
      id: 'charge.internationalDeparture',
      message: 'International departure tax',
    }),
    'International arrival tax': i18n._({ id: 'charge.internationalArrival', message: 'International arrival tax' }),
    'Solidarity tax, France and Europe': i18n._({
      id: 'charge.solidarityEurope',
      message: 'Solidarity tax, France and Europe',
    }),
    'Solidarity tax, intermediate': i18n._({
      id: 'charge.solidarityIntermediate',
      message: 'Solidarity tax, intermediate',
    }),
    'Solidarity tax, distant': i18n._({ id: 'charge.solidarityDistant', message: 'Solidarity tax, distant' }),
    'Airport development charge': i18n._({ id: 'charge.airportDevelopment', message: 'Airport development charge' }),
    'Airport infrastructure charge': i18n._({
      id: 'charge.airportInfrastructure',
      message: 'Airport infrastructure charge',
    }),
    'Airport improvement fee': i18n._({ id: 'charge.airportImprovement', message: 'Airport improvement fee' }),
    'Airport charge': i18n._({ id: 'charge.airport', message: 'Airport charge' }),
    'Airport use charge': i18n._({ id: 'charge.airportUse', message: 'Airport use charge' }),
    'Boarding charge': i18n._({ id: 'charge.boarding', message: 'Boarding charge' }),
    'Embarkation tax': i18n._({ id: 'charge.embarkation', message: 'Embarkation tax' }),
    'Transfer charge': i18n._({ id: 'charge.transfer', message: 'Transfer charge' }),
    'Advance passenger information fee': i18n._({ id: 'charge.apis', message: 'Advance passenger information fee' }),
    'Civil aviation development fund': i18n._({
      id: 'charge.civilAviationFund',
      message: 'Civil aviation development fund',
    }),
    'Carbon tax': i18n._({ id: 'charge.carbon', message: 'Carbon tax' }),
    'International tourist tax': i18n._({ id: 'charge.internationalTourist', message: 'International tourist tax' }),
    'Transportation tax': i18n._({ id: 'charge.transportation', message: 'Transportation tax' }),
    'Flight segment tax': i18n._({ id: 'charge.segment', message: 'Flight segment tax' }),
    'Customs user fee': i18n._({ id: 'charge.customsUser', message: 'Customs user fee' }),
    'Immigration user fee': i18n._({ id: 'charge.immigrationUser', message: 'Immigration user fee' }),
  };
}

/** What is paid for nights. */
function stayTaxes(i18n: I18n) {
  return {
    'Transient occupancy tax': i18n._({ id: 'charge.occupancy', message: 'Transient occupancy tax' }),
    'Tourist tax': i18n._({ id: 'charge.tourist', message: 'Tourist tax' }),
    'Visitor tax': i18n._({ id: 'charge.visitor', message: 'Visitor tax' }),
    'Visitor levy': i18n._({ id: 'charge.visitorLevy', message: 'Visitor levy' }),
    'Municipal tourist tax': i18n._({ id: 'charge.municipalTourist', message: 'Municipal tourist tax' }),
    'Sustainable tourism tax': i18n._({ id: 'charge.sustainableTourism', message: 'Sustainable tourism tax' }),
    'Tourism tax': i18n._({ id: 'charge.tourism', message: 'Tourism tax' }),
    'Tourism fee': i18n._({ id: 'charge.tourismFee', message: 'Tourism fee' }),
    'Tourism levy': i18n._({ id: 'charge.tourismLevy', message: 'Tourism levy' }),
    'Tourism district assessment': i18n._({ id: 'charge.tourismDistrict', message: 'Tourism district assessment' }),
    'Tourist development tax': i18n._({ id: 'charge.touristDevelopment', message: 'Tourist development tax' }),
    'Accommodation tax': i18n._({ id: 'charge.accommodation', message: 'Accommodation tax' }),
    'Hotel occupancy tax': i18n._({ id: 'charge.hotelOccupancy', message: 'Hotel occupancy tax' }),
    'State occupancy fee': i18n._({ id: 'charge.stateOccupancy', message: 'State occupancy fee' }),
    'City tax': i18n._({ id: 'charge.city', message: 'City tax' }),
    'Sojourn tax': i18n._({ id: 'charge.sojourn', message: 'Sojourn tax' }),
    'Lodging tax': i18n._({ id: 'charge.lodging', message: 'Lodging tax' }),
    'Hotel tax': i18n._({ id: 'charge.hotel', message: 'Hotel tax' }),
    'Service charge': i18n._({ id: 'charge.service', message: 'Service charge' }),
    'Municipality fee': i18n._({ id: 'charge.municipality', message: 'Municipality fee' }),
    'Climate crisis resilience fee': i18n._({ id: 'charge.climate', message: 'Climate crisis resilience fee' }),
    'County sales surtax': i18n._({ id: 'charge.countySurtax', message: 'County sales surtax' }),
    'Tax on stays in tourist establishments': i18n._({
      id: 'charge.touristStays',
      message: 'Tax on stays in tourist establishments',
    }),
    'Local tax': i18n._({ id: 'charge.local', message: 'Local tax' }),
    'Green tax': i18n._({ id: 'charge.green', message: 'Green tax' }),
  };
}
