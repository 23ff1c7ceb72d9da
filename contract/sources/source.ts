import { z } from '#zod';

/** One origin of shipped data, for the data sources page. */
export const dataSourceSchema = z.object({
  name: z.string(),
  /** npm package; absent for tables of our own and the runtime. */
  package: z.string().optional(),
  version: z.string(),
  licence: z.string(),
  /** When the package was published or the table last checked: ISO 8601, a year or a month. */
  date: z.string(),
  url: z.string(),
  use: z.string(),
  changes: z.string(),
  attribution: z.string(),
});
export type DataSourceView = z.infer<typeof dataSourceSchema>;
