import { defineCall } from '#contract/core';
import { z } from '#zod';
import { placeSchema } from './place.ts';

/** Longer than any name; the rest of a longer question is not read. */
const MAX_QUESTION = 20_000;

const askSchema = z.object({
  q: z.string().max(MAX_QUESTION).default(''),
  /** Some of `airport,metro,city`. */
  types: z
    .string()
    .regex(/^(?:airport|metro|city)(?:,(?:airport|metro|city)){0,2}$/)
    .default('airport,metro,city'),
  limit: z.coerce.number().int().min(1).max(20).default(8),
  /** BCP 47; the reader's own when left out. */
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/)
    .optional(),
  /** `lat,lon` in degrees: nearer places win among equals. */
  near: z
    .string()
    .regex(/^-?\d{1,2}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?$/)
    .optional(),
});

export const suggest = defineCall({
  name: 'places.suggest',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/places/v1/suggest',
  summary: 'Place suggestions for a partial text',
  errors: ['VALIDATION_ERROR'],
  input: askSchema.extend({
    /** `city`: cities are listed beside the airport that alone serves them, which else stands for both. */
    as: z.enum(['city']).optional(),
  }),
  output: z.object({ places: z.array(placeSchema) }),
});

/** For forms without scripts: a text, code or id becomes a place, or the ones it may have meant. */
export const resolve = defineCall({
  name: 'places.resolve',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/places/v1/resolve',
  summary: 'The place for a text, code or place id',
  errors: ['VALIDATION_ERROR'],
  input: askSchema.pick({ q: true, lang: true, near: true }).extend({
    /** `city`: an airport stands for the city that it serves. */
    as: z.enum(['city']).optional(),
  }),
  output: z.object({
    place: placeSchema.nullable(),
    /** IATA codes to search with. */
    airports: z.array(z.string()),
    /** 'Did you mean': filled when `place` is null and something is close. */
    suggestions: z.array(placeSchema),
  }),
});
