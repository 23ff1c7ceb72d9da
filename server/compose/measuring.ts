import type { FastifyInstance } from 'fastify';
import { AD_BAIT, AD_CHECK, measuring } from '#contract/measuring';
import { attributionOf } from '#domain/brands';
import { forgetEvents, type MeasuringDeps, readContext, recordEvents, recordMetric } from '#domain/measuring';
import { bind, handle } from '../http/binding.ts';
import type { Browser } from '../http/browser.ts';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

const HOUR_MS = 3_600_000;
/** Who sent a reader that agreed to be advertised to; ends with the browser. */
const FROM_COOKIE = 'wf-from';

export type MeasuringNeeds = Pick<Foundation, 'db' | 'clock' | 'log' | 'brands'> & {
  readonly config: Pick<Foundation['config'], 'eventsKeepDays' | 'baseUrl'>;
  readonly isPageId: MeasuringDeps['isPageId'];
};

/** Events of readers who agreed to be measured, sums about how pages work, and where readers come from. */
export function measuringPart({ db, clock, log, brands, config, isPageId }: MeasuringNeeds): Part {
  const deps: MeasuringDeps = {
    attributionOf: (brand, said) => attributionOf(brands.byId(brand).affiliates, said),
    isPageId,
  };
  const secure = config.baseUrl.startsWith('https:') ? '; Secure' : '';
  const [record, read] = [recordEvents(deps), readContext(deps)];
  return {
    words: {
      CONSENT_REQUIRED: (_detail, { i18n }) =>
        i18n._({ id: 'measuring.CONSENT_REQUIRED', message: 'This needs your consent, which you have not given.' }),
    },
    bindings: [
      handle(measuring.collect, (ctx, input, { browser }) =>
        record({ ctx, input: { ...input, platform: platformOf(browser) } }),
      ),
      bind(measuring.recordMetric, recordMetric),
      handle(measuring.context, async (ctx, said, { visitor, browser }) => {
        const kept = ctx.consent.allows('advertising') ? keptIn(browser) : {};
        const context = await read({
          ctx,
          input: { ...(said.affiliate ? said : kept), platform: platformOf(browser) },
        });
        const from = [context.affiliate, context.placement].filter(Boolean).join('.');
        if (said.affiliate && from && ctx.consent.allows('advertising')) {
          visitor.keep(`${FROM_COOKIE}=${from}; Path=/; HttpOnly; SameSite=Lax${secure}`);
        }
        return context;
      }),
    ],
    routes: adBait,
    jobs: {
      'measuring.forget': () => forgetEvents({ db, clock, log, keepDays: config.eventsKeepDays }),
    },
    crons: [
      {
        name: 'measuring.forget',
        next: (after) => new Date(Math.ceil((after.getTime() + 1) / HOUR_MS) * HOUR_MS),
        job: { topic: 'measuring.forget', key: 'hourly', payload: {} },
      },
    ],
  };
}

function platformOf({ mobile }: Browser): 'mobile' | 'desktop' {
  return mobile ? 'mobile' : 'desktop';
}

/** As the cookie says; names have no dots. */
function keptIn({ cookie }: Browser): { affiliate?: string; placement?: string } {
  const [affiliate, placement] = cookie(FROM_COOKIE)?.slice(0, 64).split('.') ?? [];
  return { ...(affiliate && { affiliate }), ...(placement && { placement }) };
}

/** One dot that nobody sees. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers what only a blocker of advertisements would stop; kept by nobody, so that each look is a true one. */
function adBait(app: FastifyInstance): void {
  const serve = (path: string, type: string, body: Buffer | string) =>
    app.get(
      path,
      { config: { limit: 'none', reads: 'because the same few bytes are sent to everybody' } },
      (_, reply) => reply.header('cache-control', 'no-store').type(type).send(body),
    );
  serve(AD_BAIT.request, 'application/json; charset=utf-8', '{}');
  serve(AD_CHECK.request, 'text/javascript; charset=utf-8', '');
  serve(AD_BAIT.image, 'image/gif', DOT);
  serve(AD_CHECK.image, 'image/gif', DOT);
}
