import { z } from '#zod';

export const mailSummarySchema = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  from: z.string(),
  subject: z.string(),
});
export type DevMailSummary = z.infer<typeof mailSummarySchema>;

export const mailSchema = mailSummarySchema.extend({
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type DevMail = z.infer<typeof mailSchema>;
