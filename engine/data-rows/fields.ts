import { z } from '#zod';

export const AIRPORT_CODE = /^[A-Z]{3}$/;
export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** IATA. */
export const airportCodeSchema = z.string().regex(AIRPORT_CODE, { error: 'a code of three letters is needed' });
/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().regex(COUNTRY_CODE, { error: 'a country of two letters is needed' });
