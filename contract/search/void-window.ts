import { z } from '#zod';

/** Where something is sold: by its clock a day of sale ends. */
export const placeOfSaleSchema = z.object({ zone: z.string(), cityName: z.string(), code: z.string().optional() });
export type PlaceOfSale = z.infer<typeof placeOfSaleSchema>;

/** From booking on everything is refunded: for so many hours, or until the next midnight of the place of sale. */
export const voidWindowSchema = z.union([z.object({ hours: z.int() }), z.object({ midnightIn: placeOfSaleSchema })]);
export type VoidWindow = z.infer<typeof voidWindowSchema>;
