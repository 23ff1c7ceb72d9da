import { z } from '#zod';

const TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,5}$/;
const localeTag = z.string().max(60).regex(TAG);
/** Devices say all sorts of things; what is no language tag is nothing to count. */
const deviceLocale = z
  .string()
  .max(200)
  .transform((text) => (TAG.test(text) && text.length <= 60 ? text : 'und'));
const currency = z.string().regex(/^[A-Z]{3}$/);
const vertical = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

/** A page was opened: which one says `pageId`. Addresses are not told, they say who goes where. */
const pageView = z.strictObject({ vertical: vertical.nullable() });

/** [7.5-04] */
const currencyChange = z.strictObject({
  selected: currency,
  /** What was in force before. */
  prefilled: currency,
  changed: z.boolean(),
  /** BCP 47, as the reader's device says it. */
  deviceLocale,
  permanent: z.boolean(),
});
export type CurrencyChange = z.infer<typeof currencyChange>;

/** Another country or language was chosen. */
const localeChange = z.strictObject({
  selected: localeTag,
  prefilled: localeTag,
  changed: z.boolean(),
  deviceLocale,
});

/** A search was taken along to another vertical by its tab. */
const verticalChange = z.strictObject({ from: vertical, to: vertical });

/** Whether something in the browser blocks advertisements, found out once for a share of browsers, [7.7-01c]. */
const adBlock = z.strictObject({ blocked: z.boolean() });

/** Every event that is measured, by name. How to add one: `domain/measuring/README.md`. */
export interface Tracked {
  pageView: z.infer<typeof pageView>;
  currencyChange: CurrencyChange;
  localeChange: z.infer<typeof localeChange>;
  verticalChange: z.infer<typeof verticalChange>;
  adBlock: z.infer<typeof adBlock>;
}

export type Track = <N extends keyof Tracked>(name: N, detail: Tracked[N]) => void;

/** What a page is called where it is measured, [2.4-07a], [2.4-07b]. Which there are say the routes of the site. */
export const pageIdSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/);

const said = {
  /** The page on which it happened. */
  pageId: pageIdSchema,
  /** How long before the batch was sent. */
  agoMs: z.int().min(0).max(3_600_000),
};

export const eventSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('pageView'), detail: pageView, ...said }),
  z.strictObject({ name: z.literal('currencyChange'), detail: currencyChange, ...said }),
  z.strictObject({ name: z.literal('localeChange'), detail: localeChange, ...said }),
  z.strictObject({ name: z.literal('verticalChange'), detail: verticalChange, ...said }),
  z.strictObject({ name: z.literal('adBlock'), detail: adBlock, ...said }),
]);
export type SentEvent = z.input<typeof eventSchema>;
