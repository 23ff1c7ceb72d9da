import type { Page } from 'playwright-core';
import { linkAddress, type MailLink } from '#contract/identity';
import { makeOperator } from '#domain/identity';
import { IDENTITY_SIGNATURE } from '../server/compose/identity.ts';
import { jobCtx } from '../server/compose/job-ctx.ts';
import { createSigner } from '../server/compose/signer.ts';
import { ask, signIn } from './enter.ts';
import { mailTo, somebody } from './mails.ts';
import type { OwnSite } from './own-site.ts';

type Purpose = MailLink['purpose'];

export const PASSWORD = 'four tigers paint my boat';
const ACCOUNT = '/i/api/account/v1';

/** Two browsers: of the account's owner, and any other. */
export interface Browsers {
  readonly own: Page;
  readonly other: Page;
  readonly site: OwnSite;
}

/** Has the site write the mail with a link for each purpose to somebody new; gives the link. */
export const CAUSES: Readonly<Record<Purpose, (browsers: Browsers) => Promise<string>>> = {
  async confirm({ own }) {
    const username = somebody();
    await ask(own, '/k/run/auth/register', { username, passwd: PASSWORD, consent: 'on' });
    return linkTo(own, username);
  },
  async reset({ own }) {
    const username = await signIn(own);
    await ask(own, '/k/run/auth/forgot', { username });
    return linkTo(own, username);
  },
  async unlock({ own }) {
    const username = await signIn(own);
    await ask(own, '/k/run/auth/unlock', { username });
    return linkTo(own, username);
  },
  /** Printed for whoever runs the installation. */
  async signIn({ site: { foundation, url } }) {
    const make = makeOperator(createSigner(foundation.config.secretKeys, IDENTITY_SIGNATURE));
    const { link } = await make({ ctx: jobCtx(foundation, 'operator'), input: { email: somebody() } });
    return url + linkAddress(link);
  },
  async addEmail({ own }) {
    await signIn(own);
    const email = somebody();
    await send(own, `${ACCOUNT}/emails`, { email });
    return linkTo(own, email);
  },
  async secure({ own, other }) {
    const username = await signIn(own);
    await signIn(other, username);
    return linkTo(own, username);
  },
  async keep({ own }) {
    const username = await signIn(own);
    await send(own, `${ACCOUNT}/deletion`, {});
    return linkTo(own, username);
  },
};

/** Where the button of the newest mail leads that has one of these links. */
export async function linkTo(page: Page, email: string): Promise<string> {
  for (;;) {
    const { text } = await mailTo(page, email);
    const link = /https?:\S+\/link\?link=\S+/.exec(text)?.[0];
    if (link) return link;
  }
}

export async function send({ request }: Page, path: string, data: object): Promise<void> {
  const { formtoken } = (await (await request.post('/s/run/formtoken')).json()) as { formtoken: string };
  const answer = await request.post(path, { data, headers: { 'x-csrf': formtoken } });
  if (!answer.ok()) throw new TypeError(`${path}: ${answer.status()} ${await answer.text()}`);
}
