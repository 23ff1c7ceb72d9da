import { z } from '#zod';
import type { Brand } from './brand.ts';

const held = z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)).min(1);

/** One of these must be held by who travels for a company; help and the account need nothing, [6-07b]. */
const guarded = z.strictObject({
  link: z.enum(['trips', 'business', 'guides']),
  permissions: held.optional(),
  features: held.optional(),
});

const named = z.enum(['trips', 'business', 'help', 'account', 'guides']);

/** What a brand says about the menu of who is signed in. */
export const accountSchema = z.strictObject({
  /** Links in their order, [2.4-01b]. */
  links: z
    .array(z.union([named, guarded]))
    .refine((links) => new Set(links.map(nameOf)).size === links.length, 'a link stands twice')
    .optional(),
  /** Under `/profile/`: where the account begins; never where another page of it stands. */
  dashboard: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    .refine((path) => !/^(travellers|account\/.+)(\/|$)/.test(path), 'another page stands there')
    .optional(),
});

type Given = z.infer<typeof named> | z.infer<typeof guarded>;

export type AccountLinkName = z.infer<typeof named>;

export interface AccountLink {
  readonly name: AccountLinkName;
  readonly permissions?: readonly string[];
  readonly features?: readonly string[];
}

export interface AccountMenu {
  readonly links: readonly AccountLink[];
}

/** Of a brand that says nothing: what every site has. */
const USUAL: readonly Given[] = ['account', 'help', 'guides'];

export function accountMenuOf({ navigation }: Pick<Brand, 'navigation'>): AccountMenu {
  const { links = USUAL } = navigation?.account ?? {};
  return {
    links: links.map((given) => {
      if (typeof given === 'string') return { name: given };
      const { link: name, permissions, features } = given;
      return { name, ...(permissions && { permissions }), ...(features && { features }) };
    }),
  };
}

/** Path of the page that the account begins with, [2.4-01a]. */
export function accountPathOf({ navigation }: Pick<Brand, 'navigation'>): string {
  return `/profile/${navigation?.account?.dashboard ?? 'account'}`;
}

function nameOf(given: Given): AccountLinkName {
  return typeof given === 'string' ? given : given.link;
}
