import { news as calls } from '#contract/news';
import { askForNewsAgain, readNewsLink, stopNews } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import { type NewsDeps, type NewsSite, resumeNewsJob, sendNewsJob } from '#domain/news';
import { enqueue } from '#platform/jobs';
import { handle } from '../http/binding.ts';
import { brandSite } from './brand-site.ts';
import type { IdentityNeeds } from './identity.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import { oneClick } from './news-one-click.ts';
import type { Part } from './part.ts';

type SiteNeeds = Pick<IdentityNeeds, 'brands' | 'mailLook'> & {
  readonly config: Pick<IdentityNeeds['config'], 'baseUrl' | 'mailFrom'>;
};

/** Who writes the news of a brand. */
export function newsSite(id: string, needs: SiteNeeds): NewsSite {
  const { name, locale, legal } = needs.brands.byId(id);
  return { name, locale, legalEntity: legal.entity, address: legal.address, ...brandSite(id, needs) };
}

/** Sends editions that an operator gave, and stops them for whoever follows the link of one. */
export function newsPart(needs: IdentityNeeds): Part {
  const { brands, mailer, speak } = needs;
  const deps: NewsDeps = { enqueue, mailer, speak, site: (id) => newsSite(id, needs) };
  const standing = async (ctx: Ctx, link: string) => {
    const { brand, ...rest } = await readNewsLink({ ctx, input: { link } });
    return { brand: brands.byId(brand).name, ...rest };
  };
  return {
    words: {
      UNDO_OVER: (_detail, { i18n }) =>
        i18n._({
          id: 'news.UNDO_OVER',
          message: 'This link can no longer turn news on. You can do that in your account.',
        }),
    },
    bindings: [
      handle(calls.readLink, (ctx, { link }) => standing(ctx, link)),
      handle(calls.stop, async (ctx, { link }) => {
        if ((await standing(ctx, link)).wanted) await stopNews({ ctx, input: { link, source: 'unsubscribePage' } });
        return standing(ctx, link);
      }),
      handle(calls.again, async (ctx, { link }) => {
        await askForNewsAgain({ ctx, input: { link } });
        return standing(ctx, link);
      }),
    ],
    routes: oneClick,
    jobs: {
      'news.send': (job, run) => sendNewsJob(deps, jobCtx(needs, 'news.send', job))(job, run),
      'news.resume': () => resumeNewsJob(deps, jobCtx(needs, 'news.resume'))(),
    },
    crons: [{ name: 'news.resume', next: everyMinutes(1), job: { topic: 'news.resume', key: 'resume', payload: {} } }],
  };
}
