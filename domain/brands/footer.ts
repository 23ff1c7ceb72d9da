import { z } from '#zod';
import { BrandRefused } from './brand.ts';

/** A text, or one by language; `en` stands in for languages that are missing. */
const text = z.union([z.string(), z.record(z.string(), z.string())]);
/** An address at another site, or empty where there is none yet: never a page of ours that stands in for one. */
const otherSite = z.string().regex(/^(https:\/\/[^/\s]+\S*)?$/, 'must be an https address, or empty');
const link = z.strictObject({ url: z.string().regex(/^(\/|https:\/\/)/), title: text });

/** What `footer.json` of a brand says; what it leaves out comes from `shared/footer.json`. Unknown fields are refused. */
const footerSchema = z.strictObject({
  company: z.array(link).optional(),
  contact: z.array(link).optional(),
  /** How many airlines of the network have a link; 0 for a brand that sells journeys, not airlines: then `more` shows. */
  airlines: z.int().min(0).max(12).optional(),
  more: z.array(link).optional(),
  /** How many popular places each list names. */
  places: z.int().min(0).max(24).optional(),
  privacy: z.array(link).optional(),
  /** Stores of the brand's apps: shown only when both are there. */
  apps: z
    .array(z.strictObject({ store: z.enum(['apple', 'google']), url: otherSite, title: z.string() }))
    .max(2)
    .optional(),
  social: z
    .array(
      z.strictObject({
        name: z.enum(['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube']),
        url: otherSite,
        prompt: text,
      }),
    )
    .optional(),
  brandText: text.optional(),
  paymentCards: z.array(z.string()).optional(),
  industryPartners: z.array(text).optional(),
  registration: text.optional(),
});

export type BrandFooter = Required<z.infer<typeof footerSchema>>;

const NOTHING: BrandFooter = {
  company: [],
  contact: [],
  airlines: 0,
  more: [],
  places: 0,
  privacy: [],
  apps: [],
  social: [],
  brandText: '',
  paymentCards: [],
  industryPartners: [],
  registration: '',
};

/** The later of `files` win, field by field. `where` names each in the complaint. Throws BrandRefused. */
export function readFooter(files: readonly { readonly json: unknown; readonly where: string }[]): BrandFooter {
  const read = files.map(({ json, where }) => {
    const parsed = footerSchema.safeParse(json);
    if (parsed.success) return parsed.data;
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '(file)'}: ${message}`);
    throw new BrandRefused([`The footer in ${where} cannot be used:`, ...faults].join('\n'));
  });
  return Object.assign({}, NOTHING, ...read) as BrandFooter;
}
