import type { PlaceOfSale } from '#contract/search';
import { z } from '#zod';
import { affiliatesSchema } from './affiliate.ts';
import { bannerSchema, navigationSchema } from './navigation-schema.ts';
import { supportSchema } from './support.ts';
import { textSchema } from './text.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);
/** What `brand.json` says. Unknown fields are refused, so that a misspelt one is not silently without effect. */
export const brandSchema = z.strictObject({
  id: name,
  name: z.string().min(1).max(40),
  /** Host names without port, e.g. `juniper.localhost`. The first is the brand's own address. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  /** Another brand whose passkeys open this one as well; browsers ask its host whether that is so. */
  passkeysOf: name.optional(),
  /** `closed`: nobody signs in or opens an account here, and whoever did is nobody until it opens again, [1-01b]. */
  signIn: z.enum(['open', 'closed']).optional(),
  /** Verticals in the order of the tabs. */
  verticals: z.array(name).min(1),
  /** BCP 47, ISO 4217 and ISO 3166-1 for readers who chose nothing. */
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Where it sells: by its clock a day of sale ends. `city` is its English name, `code` what it is searched by; UTC where it is left out. */
  placeOfSale: z
    .strictObject({
      zone: z.string().refine(isZone, 'must be a time zone such as Europe/Dublin'),
      city: z.string().min(1),
      code: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    })
    .optional(),
  /** Feature flags by name; `domain/flags` knows which there are. */
  flags: z.record(z.string(), z.unknown()).optional(),
  /** How the footer is laid out. */
  footer: z.enum(['default', 'leisure', 'business', 'network', 'app-store']),
  /** What the front door says above its search; the house's own words where it is left out. */
  front: z.strictObject({ title: textSchema, lead: textSchema }).optional(),
  navigation: navigationSchema.optional(),
  banner: bannerSchema.optional(),
  /** Sites that send readers here. */
  affiliates: affiliatesSchema.optional(),
  legal: z.strictObject({
    /** Who sells, as documents have to say it. */
    entity: z.string().min(1),
    address: z.string().min(1),
    register: z.string().optional(),
    email: z.email(),
    phone: z.string().optional(),
    /** Registration notice at the end of the footer. */
    notice: textSchema.optional(),
  }),
  support: supportSchema.optional(),
});

export type Brand = z.infer<typeof brandSchema>;

function isZone(zone: string): boolean {
  try {
    return zone.includes('/') && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Where a brand sells, as offers and orders tell it. */
export function placeOfSaleOf({ placeOfSale }: Pick<Brand, 'placeOfSale'>): PlaceOfSale {
  if (!placeOfSale) return { zone: 'UTC', cityName: 'UTC' };
  const { zone, city: cityName, code } = placeOfSale;
  return { zone, cityName, ...(code && { code }) };
}

export function allowsSignIn({ signIn = 'open' }: Pick<Brand, 'signIn'>): boolean {
  return signIn === 'open';
}

/** What is wrong with a `brand.json`, one line a fault. */
export class BrandRefused extends Error {
  override readonly name = 'BrandRefused';
}

/** `where` names the folder in the complaint. */
export function readBrand(json: unknown, where: string): Brand {
  const parsed = brandSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '(file)'}: ${message}`);
  throw new BrandRefused([`The brand in ${where} cannot be used:`, ...faults].join('\n'));
}
