export { AIRPORT_CODE, airportCodeSchema, COUNTRY_CODE, countryCodeSchema } from './fields.ts';
export { DataRowsError, parseRows } from './parse-rows.ts';
