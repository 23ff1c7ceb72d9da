import type { I18n } from '@lingui/core';

/** Taxes and charges that one place alone levies, by their names in the data. */
export function localCharges(i18n: I18n): Readonly<Record<string, string>> {
  return { ...ofPassengers(i18n), ...ofAirports(i18n), ...ofBorders(i18n), ...ofHotels(i18n), ...ofTourism(i18n) };
}

/** What is paid for the person who flies. */
function ofPassengers(i18n: I18n) {
  return {
    'Air passenger departure tax': i18n._({
      id: 'charge.airPassengerDepartureTax',
      message: 'Air passenger departure tax',
    }),
    'Air ticket tax': i18n._({ id: 'charge.airTicketTax', message: 'Air ticket tax' }),
    'Air travellers security charge': i18n._({
      id: 'charge.airTravellersSecurityCharge',
      message: 'Air travellers security charge',
    }),
    'Outgoing passenger fee': i18n._({ id: 'charge.outgoingPassengerFee', message: 'Outgoing passenger fee' }),
    'Passenger facilities fee': i18n._({ id: 'charge.passengerFacilitiesFee', message: 'Passenger facilities fee' }),
    'Passenger movement charge': i18n._({ id: 'charge.passengerMovementCharge', message: 'Passenger movement charge' }),
    'Passenger safety and security fee': i18n._({
      id: 'charge.passengerSafetyAndSecurityFee',
      message: 'Passenger safety and security fee',
    }),
    'Passenger service and security charge': i18n._({
      id: 'charge.passengerServiceAndSecurityCharge',
      message: 'Passenger service and security charge',
    }),
    'Passenger service charge and eradication fund': i18n._({
      id: 'charge.passengerServiceChargeAndEradicationFund',
      message: 'Passenger service charge and eradication fund',
    }),
    'Security and safety fee': i18n._({ id: 'charge.securityAndSafetyFee', message: 'Security and safety fee' }),
    'Security charge with its value added tax': i18n._({
      id: 'charge.securityChargeWithItsValueAddedTax',
      message: 'Security charge with its value added tax',
    }),
    'September 11 security fee': i18n._({
      id: 'charge.septemberElevenSecurityFee',
      message: 'September 11 security fee',
    }),
    'Terminal fee': i18n._({ id: 'charge.terminalFee', message: 'Terminal fee' }),
    'Ticket sales charge': i18n._({ id: 'charge.ticketSalesCharge', message: 'Ticket sales charge' }),
    'Travel and tourism development fee': i18n._({
      id: 'charge.travelAndTourismDevelopmentFee',
      message: 'Travel and tourism development fee',
    }),
    'User development fee': i18n._({ id: 'charge.userDevelopmentFee', message: 'User development fee' }),
  };
}

/** What airports and those who keep them safe ask for. */
function ofAirports(i18n: I18n) {
  return {
    'Airport construction fee': i18n._({ id: 'charge.airportConstructionFee', message: 'Airport construction fee' }),
    'Airport development fee': i18n._({ id: 'charge.airportDevelopmentFee', message: 'Airport development fee' }),
    'Airport development levy, transfer': i18n._({
      id: 'charge.airportDevelopmentLevyTransfer',
      message: 'Airport development levy, transfer',
    }),
    'Airport safety and security tax': i18n._({
      id: 'charge.airportSafetyAndSecurityTax',
      message: 'Airport safety and security tax',
    }),
    'Airport service charge': i18n._({ id: 'charge.airportServiceCharge', message: 'Airport service charge' }),
    'Airport service charge, arrival': i18n._({
      id: 'charge.airportServiceChargeArrival',
      message: 'Airport service charge, arrival',
    }),
    'Airport service charge, departure': i18n._({
      id: 'charge.airportServiceChargeDeparture',
      message: 'Airport service charge, departure',
    }),
  };
}

/** What is paid where a flight begins or crosses a border. */
function ofBorders(i18n: I18n) {
  return {
    'Agricultural inspection fee': i18n._({
      id: 'charge.agriculturalInspectionFee',
      message: 'Agricultural inspection fee',
    }),
    'Air transport levy': i18n._({ id: 'charge.airTransportLevy', message: 'Air transport levy' }),
    'Airport development levy': i18n._({ id: 'charge.airportDevelopmentLevy', message: 'Airport development levy' }),
    'Alaska and Hawaii departure tax': i18n._({
      id: 'charge.alaskaAndHawaiiDepartureTax',
      message: 'Alaska and Hawaii departure tax',
    }),
    'Aviation levy': i18n._({ id: 'charge.aviationLevy', message: 'Aviation levy' }),
    'Border processing levy, arrival': i18n._({
      id: 'charge.borderProcessingLevyArrival',
      message: 'Border processing levy, arrival',
    }),
    'Border processing levy, departure': i18n._({
      id: 'charge.borderProcessingLevyDeparture',
      message: 'Border processing levy, departure',
    }),
    'Charge for help with reduced mobility': i18n._({
      id: 'charge.chargeForHelpWithReducedMobility',
      message: 'Charge for help with reduced mobility',
    }),
    'Civil aviation tax': i18n._({ id: 'charge.civilAviationTax', message: 'Civil aviation tax' }),
    'Departure levy': i18n._({ id: 'charge.departureLevy', message: 'Departure levy' }),
    'Embarkation charge': i18n._({ id: 'charge.embarkationCharge', message: 'Embarkation charge' }),
    'Sustainable fuel levy': i18n._({ id: 'charge.sustainableFuelLevy', message: 'Sustainable fuel levy' }),
  };
}

/** What is paid for nights. */
function ofHotels(i18n: I18n) {
  return {
    'Fee of stay': i18n._({ id: 'charge.feeOfStay', message: 'Fee of stay' }),
    'Hotel accommodation tax': i18n._({ id: 'charge.hotelAccommodationTax', message: 'Hotel accommodation tax' }),
    'Hotel unit fee': i18n._({ id: 'charge.hotelUnitFee', message: 'Hotel unit fee' }),
    'Municipal accommodation tax': i18n._({
      id: 'charge.municipalAccommodationTax',
      message: 'Municipal accommodation tax',
    }),
    'Municipal and regional district tax': i18n._({
      id: 'charge.municipalAndRegionalDistrictTax',
      message: 'Municipal and regional district tax',
    }),
    'Municipal occupancy tax': i18n._({ id: 'charge.municipalOccupancyTax', message: 'Municipal occupancy tax' }),
    'Municipal surcharge': i18n._({ id: 'charge.municipalSurcharge', message: 'Municipal surcharge' }),
    'Occupancy tax of a room': i18n._({ id: 'charge.occupancyTaxOfARoom', message: 'Occupancy tax of a room' }),
    'Transient accommodations tax': i18n._({
      id: 'charge.transientAccommodationsTax',
      message: 'Transient accommodations tax',
    }),
    'Transient accommodations tax of the county': i18n._({
      id: 'charge.transientAccommodationsTaxOfTheCounty',
      message: 'Transient accommodations tax of the county',
    }),
    'Transient lodging tax': i18n._({ id: 'charge.transientLodgingTax', message: 'Transient lodging tax' }),
  };
}

/** What cities and states add to them. */
function ofTourism(i18n: I18n) {
  return {
    'City visitor charge': i18n._({ id: 'charge.cityVisitorCharge', message: 'City visitor charge' }),
    'Culture and tourism tax': i18n._({ id: 'charge.cultureAndTourismTax', message: 'Culture and tourism tax' }),
    'Environmental contribution': i18n._({
      id: 'charge.environmentalContribution',
      message: 'Environmental contribution',
    }),
    'Environmental sanitation charge': i18n._({
      id: 'charge.environmentalSanitationCharge',
      message: 'Environmental sanitation charge',
    }),
    'General excise tax': i18n._({ id: 'charge.generalExciseTax', message: 'General excise tax' }),
    'Luxury tax': i18n._({ id: 'charge.luxuryTax', message: 'Luxury tax' }),
    'Major events tax': i18n._({ id: 'charge.majorEventsTax', message: 'Major events tax' }),
    'State and city sales tax': i18n._({ id: 'charge.stateAndCitySalesTax', message: 'State and city sales tax' }),
    'State and local sales tax': i18n._({ id: 'charge.stateAndLocalSalesTax', message: 'State and local sales tax' }),
    'Surcharge of the city': i18n._({ id: 'charge.surchargeOfTheCity', message: 'Surcharge of the city' }),
    'Tourism development fund': i18n._({ id: 'charge.tourismDevelopmentFund', message: 'Tourism development fund' }),
    'Tourism dirham': i18n._({ id: 'charge.tourismDirham', message: 'Tourism dirham' }),
    'Tourism enhancement fee': i18n._({ id: 'charge.tourismEnhancementFee', message: 'Tourism enhancement fee' }),
    'Tourism goods and services tax': i18n._({
      id: 'charge.tourismGoodsAndServicesTax',
      message: 'Tourism goods and services tax',
    }),
    'Value added tax and service charge': i18n._({
      id: 'charge.valueAddedTaxAndServiceCharge',
      message: 'Value added tax and service charge',
    }),
  };
}
