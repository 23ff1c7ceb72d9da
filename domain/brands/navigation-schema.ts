import { z } from '#zod';
import { accountSchema } from './account-links.ts';
import { textSchema } from './text.ts';

/** Names of the site's own icons. */
const icon = z.enum([
  'accessibility',
  'heart',
  'history',
  'info',
  'leaf',
  'luggage',
  'mail',
  'map-pin',
  'phone',
  'receipt',
  'shield-check',
  'sliders-horizontal',
  'users',
  'wallet',
]);

const item = z.strictObject({
  /** A path of the site, a fragment, or another site's address. */
  url: z
    .string()
    .min(1)
    .refine((url) => !/^\s*(javascript|data|vbscript):/i.test(url), 'not an address'),
  /** Of a vertical: takes the place of the site's own tab for it. */
  verticalName: z.string().optional(),
  text: textSchema.optional(),
  title: textSchema.optional(),
  ariaLabel: textSchema.optional(),
  flagText: textSchema.optional(),
  newTab: z.boolean().optional(),
  /** Beside its words; the strip of the menu shows nothing else. */
  icon: icon.optional(),
});

export type NavigationIcon = z.infer<typeof icon>;

/** What a brand says about its header and menu beside the list of verticals. */
export const navigationSchema = z.strictObject({
  /**
   * `menu` opens when asked; `rail` keeps a strip of icons beside wide pages; `accordion` unfolds above narrow pages, in sections
   * of which one is open. Whether it begins open on very wide screens is the flag `shell.drawerOpen`.
   */
  drawer: z.enum(['menu', 'rail', 'accordion']).optional(),
  /** False leaves the form for feedback out of the menu. */
  feedback: z.boolean().optional(),
  /** Links after the verticals. */
  primary: z.array(item.refine((given) => given.text ?? given.verticalName, 'text is missing')).optional(),
  /** Links after those of the site, in the second part of the menu. */
  secondary: z.array(item.refine((given) => given.text, 'text is missing')).optional(),
  /** Of who is signed in. */
  account: accountSchema.optional(),
});

/** A message above every page, until its reader closes it. */
export const bannerSchema = z.strictObject({
  /** A new one shows again to who closed the last. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  text: textSchema,
  link: z.strictObject({ url: z.string().min(1), text: textSchema }).optional(),
});
