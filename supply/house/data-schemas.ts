import type { z } from '#zod';
import { groupsSchema } from './fares/taxes/groups-schema.ts';
import { outlinesSchema } from './fares/taxes/outlines-schema.ts';
import { chargesSchema as airTaxesSchema } from './fares/taxes/schema.ts';
import { unchargedSchema } from './fares/taxes/uncharged-schema.ts';
import { citiesSchema } from './stays/taxes/cities.ts';
import { chargesSchema as stayTaxesSchema } from './stays/taxes/schema.ts';
import { unchargedSchema as unchargedStaysSchema } from './stays/taxes/uncharged-schema.ts';

/** Path of the published schema, which lies beside its data files -> what it is generated from. */
export const HOUSE_SCHEMAS: readonly (readonly [path: string, schema: z.ZodType])[] = [
  ['supply/house/fares/taxes/rows/charges.schema.json', airTaxesSchema],
  ['supply/house/fares/taxes/rows/groups.schema.json', groupsSchema],
  ['supply/house/fares/taxes/rows/outlines.schema.json', outlinesSchema],
  ['supply/house/fares/taxes/rows/uncharged.schema.json', unchargedSchema],
  ['supply/house/stays/taxes/rows/charges.schema.json', stayTaxesSchema],
  ['supply/house/stays/taxes/rows/cities.schema.json', citiesSchema],
  ['supply/house/stays/taxes/rows/uncharged.schema.json', unchargedStaysSchema],
];
