import { z } from '#zod';

/** Who is signed in, as pages show it, [3-05]. */
export const userInfoSchema = z.object({
  accountName: z.string(),
  accountEmail: z.string(),
  userDisplayEmail: z.string(),
  userImgUrl: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

const mailWaySchema = z.enum(['code', 'link']);
/** A mail that signs in. */
export type MailWay = z.infer<typeof mailWaySchema>;

/**
 * What every way in answers, [3-08], always with HTTP 200. `status` is -1 error, 0 success, 1 link, 2 try again, [4-06a].
 * A way in that failed says the same whether there is such an account or not.
 */
export const authAnswerSchema = z.object({
  status: z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]),
  /** In the reader's words. */
  message: z.string().optional(),
  errorField: z.string().optional(),
  errorCode: z.string().optional(),
  /** What the dialog offers next: `code`, `forgot`, a challenge to solve. */
  errorAction: z.string().optional(),
  /** Instant from which the next try counts, while tries are paused. */
  until: z.string().optional(),
  /** Mails that sign in and go out when they are asked for now, where something else was refused; else those that were sent count. */
  ways: z.array(mailWaySchema).optional(),
  uid: z.string().optional(),
  userInfo: userInfoSchema.optional(),
  /** Tokens of before are worth nothing: power has changed. */
  formToken: z.string().optional(),
  businessRedirectUrl: z.string().optional(),
  loginRedirectUrl: z.string().optional(),
  /** What came of checking another provider's word, [4-06b]. */
  verifyResult: z.enum(['success', 'welcome', 'link', 'notLinkable']).optional(),
  /** Of a confirmed code: 1 an account was made, 0 somebody signed in, [4-06d]. */
  confirmStatus: z.union([z.literal(0), z.literal(1)]).optional(),
});
export type AuthAnswer = z.infer<typeof authAnswerSchema>;

/** `accept-all` of the forms: browsers send `on`, scripts `true`. */
export const tick = z
  .string()
  .max(5)
  .optional()
  .transform((value) => value === 'on' || value === 'true' || value === '1');

/** Only that it is text: rules about it are told by the answer, at the field. */
export const typed = z.string().max(1_000);
