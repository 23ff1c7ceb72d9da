import {
  codeOf,
  findProof,
  type LinkPurpose,
  linkOf,
  type NoticePurpose,
  type ProofRow,
  type Signer,
} from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { Mailer } from '#platform/core';
import type { Speak, Speech } from '#platform/words';
import { z } from '#zod';
import { identityMailWords, identityNoticeWords } from './identity-words.ts';
import { layMail, type MailParts } from './mail.ts';

export interface IdentityMailDeps {
  readonly mailer: Mailer;
  readonly speak: Speak;
  readonly signer: Signer;
  readonly site: (brand: string) => {
    readonly name: string;
    readonly legalEntity: string;
    readonly from: string;
    readonly baseUrl: string;
  };
}

const payload = z.object({ proofId: z.uuid() });

const NOTICE_PATHS: Readonly<Record<NoticePurpose, string>> = {
  noAccount: '/login',
  hasAccount: '/login',
  newPassword: '/profile/account',
  emailChanged: '/profile/account',
  newDevice: '/profile/account',
  closing: '/',
  secured: '/login?mode=forgot',
};

/** Topic `identity.mail`: a code, a link or a notice, in the reader's language and brand. Runs twice safely. */
export function sendIdentityMailJob(
  deps: IdentityMailDeps,
  ctx: Ctx,
): (job: { readonly payload: unknown }) => Promise<void> {
  return async (job) => {
    const row = await findProof(ctx, payload.parse(job.payload).proofId);
    // Too late to be of use, or asked for again meanwhile.
    if (!row || row.used_at || row.expires_at <= ctx.clock.now()) return;
    const site = deps.site(row.brand);
    const speech = deps.speak(row.locale);
    const parts = partsOf(row, { deps, speech, ...site });
    await deps.mailer.send({
      ...layMail({
        label: null,
        sections: [],
        ...parts,
        foot: [...parts.foot, identityMailWords(speech.i18n, site.name).questions(site.from), site.legalEntity],
        locale: speech.locale,
      }),
      to: row.email,
      from: site.from,
      key: `identity/${row.id}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

interface Site {
  readonly deps: Pick<IdentityMailDeps, 'signer'>;
  readonly speech: Speech;
  readonly name: string;
  readonly baseUrl: string;
}

type Content = Pick<MailParts, 'title' | 'intro' | 'link' | 'foot'> & Partial<Pick<MailParts, 'sections'>>;

function partsOf(row: ProofRow, { deps, speech: { i18n, locale }, name, baseUrl }: Site): Content {
  const words = identityMailWords(i18n, name);
  const at = (path: string): string => new URL(`/${locale.toLowerCase()}${path}`, baseUrl).href;
  if (row.kind === 'code') {
    const code = codeOf(deps.signer, row);
    const rows = [{ name: words.code, value: code }];
    return {
      title: words.codeTitle(code),
      intro: [words.codeIntro],
      link: null,
      sections: [{ title: null, lines: [], rows }],
      foot: [words.codeNever],
    };
  }
  const detail = JSON.parse(row.detail) as Readonly<Record<string, string>>;
  if (row.kind === 'notice') {
    const purpose = row.purpose as NoticePurpose;
    const { title, text, button } = identityNoticeWords(i18n, name)[purpose];
    return { title, intro: [text], link: { name: button, url: at(NOTICE_PATHS[purpose]) }, foot: [] };
  }
  const purpose = row.purpose as LinkPurpose;
  const { title, text, button } = words[purpose];
  const url = at(`/s/ident/link?link=${encodeURIComponent(linkOf(deps.signer, row))}`);
  const told = [detail['device'], detail['day']].filter((each) => each !== undefined && each !== '') as string[];
  return {
    title,
    intro: [text, ...told],
    link: { name: button, url },
    foot: purpose === 'secure' || purpose === 'keep' ? [] : [words.notYou],
  };
}
