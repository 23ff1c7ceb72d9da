import { z } from '#zod';

/** For how long it is held unpaid, from when that is asked for; null: not at all, its price is checked when it is paid. */
export const holdMinutesSchema = z.int().nullish().describe('Held unpaid so long; null: not held');
