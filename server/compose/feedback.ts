import { feedback as calls } from '#contract/feedback';
import {
  confirmFeedbackJob,
  type FeedbackSite,
  purgeFeedbackJob,
  sendFeedback,
  tellFeedbackJob,
} from '#domain/feedback';
import type { Config } from '#platform/config';
import { enqueue } from '#platform/jobs';
import { handle } from '../http/binding.ts';
import { brandSite, brandSupport } from './brand-site.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';

interface FeedbackNeeds extends Pick<
  Foundation,
  'brands' | 'clock' | 'db' | 'ids' | 'log' | 'mailLook' | 'mailer' | 'random' | 'sealer' | 'speak'
> {
  readonly config: Pick<Config, 'baseUrl' | 'feedbackKeepDays' | 'mailFrom' | 'support'>;
}

/** What readers tell us: the call, its mails, and the end of what was kept for long enough. */
export function feedbackPart(needs: FeedbackNeeds): Part {
  const { brands, config, mailer, speak } = needs;
  const site = (id: string): FeedbackSite => {
    const brand = brands.byId(id);
    const { name, locale, legal } = brand;
    const { email, helpCenter } = brandSupport(brand, locale, needs);
    return { name, locale, legalEntity: legal.entity, support: email, helpCenter, ...brandSite(id, needs) };
  };
  const send = sendFeedback({ enqueue });
  const mails = { mailer, speak, site };
  return {
    bindings: [
      handle(calls.send, (ctx, input, { idempotencyKey }) =>
        send({ ctx, input: { ...input, idempotencyKey: idempotencyKey ?? '' } }),
      ),
    ],
    jobs: {
      'feedback.tell': (job) => tellFeedbackJob(mails, jobCtx(needs, 'feedback.tell', job))(job),
      'feedback.confirm': (job) => confirmFeedbackJob(mails, jobCtx(needs, 'feedback.confirm', job))(job),
      'feedback.purge': () =>
        purgeFeedbackJob(jobCtx(needs, 'feedback.purge'), { keepDays: config.feedbackKeepDays })(),
    },
    crons: [
      { name: 'feedback.purge', next: everyMinutes(60), job: { topic: 'feedback.purge', key: 'purge', payload: {} } },
    ],
  };
}
