import { z } from '#zod';
import type { Brand } from './brand.ts';
import { brandText, textSchema } from './text.ts';

/** How readers reach who can help; what is left out comes from `legal`. */
export const supportSchema = z.strictObject({
  email: z.email().optional(),
  phone: z.string().min(3).max(40).optional(),
  /** When somebody answers, such as 'Monday to Friday, 9:00 to 17:00 in Dublin'. */
  hours: textSchema.optional(),
  /** Where answers stand: a path of the site or another site; `/help` where it is left out. */
  helpCenter: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/)
    .optional(),
});

/** Ready to be shown in a language. */
export interface Support {
  readonly email: string;
  readonly phone: string | null;
  readonly hours: string | null;
  readonly helpCenter: string;
}

/** What an operator's settings say instead of the brand. */
export type SupportSettings = { readonly [K in 'email' | 'phone' | 'helpCenter']: string | null };

export const HELP_PAGE = '/help';

/** Settings first, then what the brand says of support, then its legal notice. */
export function supportOf({ support = {}, legal }: Brand, locale: string, settings?: SupportSettings): Support {
  return {
    email: settings?.email ?? support.email ?? legal.email,
    phone: settings?.phone ?? support.phone ?? legal.phone ?? null,
    hours: support.hours ? brandText(support.hours, locale) : null,
    helpCenter: settings?.helpCenter ?? support.helpCenter ?? HELP_PAGE,
  };
}
