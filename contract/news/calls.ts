import { defineCall } from '#contract/core';
import { z } from '#zod';

const base = '/i/api/news/v1';
const link = z.string().max(100);
/** The link is the proof: whoever follows it may have no cookie and no account in this browser. */
const byLink = { method: 'POST', csrf: 'none', input: z.object({ link }) } as const;

const standing = z.object({
  /** What the brand is called whose news these are. */
  brand: z.string(),
  wanted: z.boolean(),
  /** They were stopped by this link a moment ago. */
  mayUndo: z.boolean(),
});
export type NewsStanding = z.output<typeof standing>;

export const readLink = defineCall({
  name: 'news.readLink',
  scope: 'anybody',
  method: 'GET',
  path: `${base}/link`,
  summary: 'What an unsubscribe link is for; changes nothing',
  errors: ['NOT_FOUND'],
  input: z.object({ link }),
  output: standing,
});

export const stop = defineCall({
  scope: 'anybody',
  ...byLink,
  name: 'news.stop',
  path: `${base}/stop`,
  summary: 'Unsubscribe with an email link',
  errors: ['NOT_FOUND'],
  output: standing,
});

export const again = defineCall({
  scope: 'anybody',
  ...byLink,
  name: 'news.again',
  path: `${base}/again`,
  summary: 'Undo, within an hour',
  errors: ['NOT_FOUND', 'UNDO_OVER'],
  output: standing,
});
