import { z } from '#zod';

/** A text, or one by language; `en` stands in for languages that are missing. */
export const textSchema = z.union([z.string(), z.record(z.string(), z.string())]);
