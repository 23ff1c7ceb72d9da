import type { Ctx } from '#domain/kernel';
import { layMail, type MailLook, type MailParts } from '#domain/notifications';
import type { Mailer } from '#platform/core';
import type { Speak } from '#platform/words';
import { z } from '#zod';
import { findFeedback, type FeedbackRow } from './store.ts';
import { feedbackWords } from './words.ts';

export const TELL_TOPIC = 'feedback.tell';
export const CONFIRM_TOPIC = 'feedback.confirm';

export interface FeedbackSite {
  readonly name: string;
  /** Of the brand itself. */
  readonly locale: string;
  readonly from: string;
  readonly baseUrl: string;
  readonly look: MailLook;
  readonly legalEntity: string;
  /** Where people who can help are reached. */
  readonly support: string;
  /** A path of the site or another site. */
  readonly helpCenter: string;
}

export interface FeedbackMailDeps {
  readonly mailer: Mailer;
  readonly speak: Speak;
  readonly site: (brand: string) => FeedbackSite;
}

type Job = (job: { readonly payload: unknown }) => Promise<void>;

const payload = z.object({ feedbackId: z.uuid() });

/** Topic `feedback.tell`: the message goes to the support address, in the language of the brand. Runs twice safely. */
export function tellFeedbackJob({ mailer, speak, site }: FeedbackMailDeps, ctx: Ctx): Job {
  return forMessage(ctx, async (row) => {
    const { support, from, baseUrl, locale, name, look } = site(row.brand);
    const speech = speak(locale);
    const words = feedbackWords(speech.i18n);
    const rows = [
      { name: words.topic, value: words.topics[row.topic] },
      { name: words.page, value: row.page === null ? words.notGiven : shownPage(row.page, baseUrl) },
      { name: words.answerTo, value: row.email ?? words.notGiven },
      { name: words.language, value: row.locale },
      { name: words.number, value: row.id },
    ];
    const parts: MailParts = {
      look,
      title: words.told(words.topics[row.topic], name),
      label: null,
      intro: [],
      link: null,
      sections: [
        { title: words.text, lines: row.message.split('\n'), rows: [] },
        { title: words.about, lines: [], rows },
      ],
      foot: [words.deletedLater],
      locale: speech.locale,
    };
    await mailer.send({
      ...layMail(parts),
      to: support,
      from,
      key: `feedback/${row.id}/tell`,
      ...(row.email !== null && { headers: { 'Reply-To': row.email } }),
    });
  });
}

/** Topic `feedback.confirm`: tells the reader, in their language, that the message came. It repeats nothing of it. */
export function confirmFeedbackJob({ mailer, speak, site }: FeedbackMailDeps, ctx: Ctx): Job {
  return forMessage(ctx, async (row) => {
    if (row.email === null) return;
    const { support, helpCenter, from, baseUrl, name, legalEntity, look } = site(row.brand);
    const speech = speak(row.locale);
    const words = feedbackWords(speech.i18n);
    const parts: MailParts = {
      look,
      title: words.thanks,
      label: null,
      intro: [words.received(name), words.weRead, words.notYou],
      link: { name: words.help, url: new URL(helpCenter, baseUrl).href },
      sections: [
        {
          title: null,
          lines: [],
          rows: [
            { name: words.topic, value: words.topics[row.topic] },
            { name: words.number, value: row.id },
          ],
        },
      ],
      foot: [words.questions(name, support), legalEntity],
      locale: speech.locale,
    };
    await mailer.send({
      ...layMail(parts),
      to: row.email,
      from,
      key: `feedback/${row.id}/confirm`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  });
}

/** What was purged meanwhile is not sent any more. */
function forMessage(ctx: Ctx, send: (row: FeedbackRow) => Promise<void>): Job {
  return async (job) => {
    const row = await findFeedback(ctx.db.query, payload.parse(job.payload).feedbackId);
    if (row) await send(row);
  };
}

/** As an address that can be opened where it is a path of ours, else as it was typed. */
function shownPage(page: string, baseUrl: string): string {
  return /^\/(?![/\\])/.test(page) ? baseUrl + page : page;
}
