import { z } from '#zod';

/** What a provider said, as verbs take it. */
export const identitySchema = z.object({
  provider: z.enum(['google', 'apple', 'naver']),
  subject: z.string().min(1),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  name: z.string().nullable(),
});
