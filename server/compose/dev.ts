import { dev as calls } from '#contract/dev';
import type { Brands } from '#domain/brands';
import { NotFound } from '#domain/kernel';
import type { Config } from '#platform/config';
import { type KeptMail, listMail, mailFolder, readMail } from '#platform/mail';
import { handle } from '../http/binding.ts';
import { inputOf } from '../http/route-input.ts';
import type { Part } from './part.ts';

/** A mail is shown in a frame of ours: it runs nothing, fetches nothing, and its links lead the whole window. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');

interface DevNeeds {
  readonly config: Pick<Config, 'mode' | 'dataDir'>;
  readonly brands: Pick<Brands, 'all'>;
}

/** What `/dev/mail`, `/dev/flags` and `/dev/design` show. Outside demo mode there is nothing of it. */
export function devPart({ config, brands }: DevNeeds): Part {
  if (config.mode !== 'demo') return {};
  const folder = mailFolder(config);
  const mustRead = async (id: string): Promise<KeptMail> => {
    const mail = await readMail(folder, id);
    if (!mail) throw new NotFound('mail');
    return mail;
  };
  return {
    bindings: [
      handle(calls.listFlags, (ctx) => ctx.flags.report()),
      handle(calls.listBrands, () => ({ brands: brands.all.map(({ id, name }) => ({ id, name })) })),
      handle(calls.listMail, async () => ({ mails: await listMail(folder) })),
      handle(calls.readMail, async (_ctx, { id }) => {
        const { html: _, headers: __, attachments, ...mail } = await mustRead(id);
        return { ...mail, attachments: attachments.map(({ name, type }) => ({ name, type })) };
      }),
    ],
    routes(app) {
      const config = { limit: 'usual', reads: calls.readMail.input } as const;
      app.get('/dev/mail/:id/html', { config }, async (request, reply) => {
        const { html } = await mustRead(inputOf(request, calls.readMail.input).id);
        return reply
          .header('content-security-policy', MAIL_POLICY)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(html.replace('<head>', '<head><base target="_top">'));
      });
    },
  };
}
