import { latin } from '#contract/core';
import { linkAddress } from '#contract/identity';
import {
  codeOf,
  findAccount,
  findProof,
  type LinkPurpose,
  linkOf,
  longCodeOf,
  type Method,
  type NoticePurpose,
  type ProofRow,
  type Signer,
} from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { Mailer } from '#platform/core';
import type { Speak, Speech } from '#platform/words';
import { z } from '#zod';
import { identityMailWords, identityNoticeWords } from './identity-words.ts';
import type { MailLook } from './mail-look.ts';
import { layMail, type MailParts } from './mail.ts';

export interface IdentityMailDeps {
  readonly mailer: Mailer;
  readonly speak: Speak;
  readonly signer: Signer;
  readonly site: (brand: string) => {
    readonly name: string;
    readonly legalEntity: string;
    readonly from: string;
    /** Where readers of the brand write to. */
    readonly contact: string;
    readonly baseUrl: string;
    readonly look: MailLook;
  };
}

const payload = z.object({ proofId: z.uuid() });

const SECURITY_PATH = '/profile/account/security';

const NOTICE_PATHS: Readonly<Record<NoticePurpose, string>> = {
  noAccount: '/login',
  hasAccount: '/login',
  newPassword: SECURITY_PATH,
  firstPassword: SECURITY_PATH,
  noPassword: SECURITY_PATH,
  emailChanged: '/profile/account/details',
  newDevice: SECURITY_PATH,
  closing: '/',
  secured: '/login?mode=forgot',
  twoStepOn: SECURITY_PATH,
  twoStepOff: SECURITY_PATH,
  newCodes: SECURITY_PATH,
  emailRemoved: '/login',
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
    const at = { deps, speech, ...site };
    const account = row.account_id === null ? undefined : await findAccount(ctx.db.query, row.account_id);
    const parts = withLongCode(partsOf(row, at), longCodeOf(deps.signer, row, account), row, at);
    await send(deps, parts, { speech, site, to: row.email, key: `identity/${row.id}` });
  };
}

interface Told {
  readonly to: string;
  readonly brand: string;
  readonly locale: string;
  readonly purpose: NoticePurpose;
  readonly key: string;
}

/** A notice about what has no row any more. */
export async function sendIdentityNotice(deps: IdentityMailDeps, told: Told): Promise<void> {
  const site = deps.site(told.brand);
  const speech = deps.speak(told.locale);
  await send(deps, noticeParts(told.purpose, { speech, ...site }), { speech, site, to: told.to, key: told.key });
}

interface Sending {
  readonly speech: Speech;
  readonly site: ReturnType<IdentityMailDeps['site']>;
  readonly to: string;
  readonly key: string;
}

async function send({ mailer }: IdentityMailDeps, parts: Content, { speech, site, to, key }: Sending): Promise<void> {
  const foot = [...parts.foot, identityMailWords(speech.i18n, site.name).questions(site.contact), site.legalEntity];
  await mailer.send({
    ...layMail({ look: site.look, label: null, sections: [], ...parts, foot, locale: speech.locale }),
    to,
    from: site.from,
    key,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

function noticeParts(purpose: NoticePurpose, { speech: { i18n, locale }, name, baseUrl }: Omit<Site, 'deps'>): Content {
  const { title, text, button } = identityNoticeWords(i18n, name)[purpose];
  const url = new URL(`/${locale.toLowerCase()}${NOTICE_PATHS[purpose]}`, baseUrl).href;
  return { title, intro: [text], link: { name: button, url }, foot: [] };
}

/** A code for another device than the one on which the mail is read, below its link. */
function withLongCode(parts: Content, code: string | null, { kind }: ProofRow, { speech, name }: Site): Content {
  if (code === null) return parts;
  const words = identityMailWords(speech.i18n, name);
  const lines = [kind === 'notice' ? words.longCodeOpens : words.longCodeElsewhere];
  const told = { title: null, lines, rows: [] };
  const typed = { title: null, lines: [], rows: [{ name: words.code, value: code, code: true }] } as const;
  return { ...parts, sections: [...(parts.sections ?? []), told, typed], foot: [words.longCodeNever, ...parts.foot] };
}

/** To an address that was taken off: its reader may be a stranger by now, so there is no press, and the words say where it is. */
function removedParts(i18n: Speech['i18n'], parts: Content, address: string): Content {
  return { ...parts, intro: [identityMailWords(i18n, '').addressGone(address)] };
}

interface Site {
  readonly deps: Pick<IdentityMailDeps, 'signer'>;
  readonly speech: Speech;
  readonly name: string;
  readonly baseUrl: string;
}

type Content = Pick<MailParts, 'title' | 'intro' | 'link' | 'foot'> & Partial<Pick<MailParts, 'sections' | 'facts'>>;

function partsOf(row: ProofRow, at: Site): Content {
  const {
    deps,
    speech: { i18n, locale },
    name,
    baseUrl,
  } = at;
  const words = identityMailWords(i18n, name);
  if (row.kind === 'code') {
    const code = codeOf(deps.signer, row);
    const rows = [{ name: words.code, value: code, code: true }] as const;
    return {
      title: words.codeTitle(code),
      intro: [words.codeIntro],
      link: null,
      sections: [{ title: null, lines: [], rows }],
      foot: [words.codeNever],
    };
  }
  const detail = row.detail;
  if (row.kind === 'notice') {
    const parts = noticeParts(row.purpose as NoticePurpose, at);
    if (row.purpose === 'emailRemoved') return removedParts(i18n, parts, row.email);
    return detail['secondStep'] === 'removed' ? { ...parts, intro: [...parts.intro, words.stepRemoved] } : parts;
  }
  const purpose = row.purpose as LinkPurpose;
  const about = detail['about'] as NoticePurpose | undefined;
  const half = detail['half'] !== undefined;
  const { title, text } = about ? identityNoticeWords(i18n, name)[about] : half ? words.unfinished : words[purpose];
  const { button } = words[purpose];
  const { day, device, method, what, country, network } = detail;
  const step = detail['secondStep'] === 'removed' ? [words.stepRemoved] : [];
  const path = `/${locale.toLowerCase()}${linkAddress(linkOf(deps.signer, row))}`;
  const url = new URL(path, baseUrl).href;
  const place = [country && placeName(country, locale), network].filter(Boolean).join(' · ');
  const facts = [
    ...(purpose === 'secure' ? [{ name: words.time, value: timeUtc(row.created_at, locale) }] : []),
    ...(method ? [{ name: half ? words.firstStep : words.way, value: nameOf(words.ways, method) }] : []),
    ...(device ? [{ name: words.device, value: device }] : []),
    ...(what
      ? [{ name: about === 'emailRemoved' ? words.removed : words.added, value: nameOf(words.ways, what) }]
      : []),
    ...(place ? [{ name: words.place, value: place }] : []),
  ];
  return {
    title,
    intro: day ? [words.keepUntil(day), text] : [text, ...step],
    link: { name: button, url },
    ...(facts.length > 0 && { facts }),
    // Mails that tell of a change were caused by the account itself.
    foot: about || purpose === 'secure' || purpose === 'keep' ? [] : [words.notYou],
  };
}

/** A way in by its name, and an address as it is. */
function nameOf(ways: Readonly<Record<Method, string>>, what: string): string {
  return Object.hasOwn(ways, what) ? ways[what as Method] : what;
}

/** A moment with its zone, which of a reader of a mail is not known. */
function timeUtc(instant: Date, locale: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(latin(locale), style).format(instant)} UTC`;
}

function placeName(country: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country;
}
