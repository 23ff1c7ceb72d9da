import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINK_PURPOSES, type MailLink } from '#contract/identity';
import { NOTICE_PURPOSES, type NoticePurpose } from '#domain/identity';
import { sendIdentityNotice } from '#domain/notifications';
import { mailsOf } from '../server/compose/identity.ts';
import { signIn } from './enter.ts';
import { CAUSES } from './mail-causes.ts';
import { mailTo } from './mails.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';
import { visit } from './visit.ts';

type Purpose = MailLink['purpose'];

const ROOT = join(import.meta.dirname, '..');
/** What the browser says of a page that answers 404. */
const expected = [/404/];

let site: OwnSite;
beforeAll(async () => {
  site = await openOwnSite();
}, 120_000);
afterAll(() => site?.stop());

/** Where each file that sends mails has its links followed: here by kind of mail, or in another test. */
const SENDERS: Readonly<Record<string, readonly string[]>> = {
  'domain/feedback/mail-jobs.ts': ['mail-links-booked.e2e.ts'],
  'domain/news/send.ts': ['news.e2e.ts'],
  'domain/notifications/send-identity-mail.ts': [...LINK_PURPOSES, ...NOTICE_PURPOSES],
  'domain/notifications/send-notice.ts': ['mail-links-booked.e2e.ts'],
};

test('every file that sends a mail is known here, so that nobody adds a link without following it', () => {
  const files = globSync('{domain,server,supply,platform}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts') && /mailer\.send\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(files.toSorted()).toEqual(Object.keys(SENDERS));
});

interface Ending {
  readonly button: string;
  /** What the heading says in the browser that pressed, and in any other. */
  readonly done: string;
  readonly elsewhere: string;
  /** What the next button is called afterwards; null where another page asks for more. */
  readonly next: string | null;
}

/** Headings of pages that several links lead to. */
const [FRONT, SIGNED_IN, SIGN_IN, SECURITY] = [
  'The total price from the start',
  'You are signed in',
  'Sign in or create an account',
  'Sign-in and security',
];
const USED = 'This link was already used';
const ENDINGS: Readonly<Record<Purpose, Ending>> = {
  confirm: {
    button: 'Confirm this address',
    done: 'Your email is confirmed',
    elsewhere: 'Your email is confirmed',
    next: 'Continue',
  },
  reset: {
    button: 'Save and sign in',
    done: 'Your password was saved',
    elsewhere: 'Your password was saved',
    next: 'Continue',
  },
  unlock: { button: 'Sign in', done: 'You are signed in', elsewhere: USED, next: 'Continue' },
  signIn: { button: 'Sign in', done: 'Set up a second step', elsewhere: USED, next: null },
  addEmail: {
    button: 'Add this address',
    done: 'The address was added',
    elsewhere: 'The address was added',
    next: 'Go to my account',
  },
  secure: {
    button: 'Secure your account',
    done: 'Your account is secured',
    elsewhere: 'Your account is secured',
    next: 'Request another link',
  },
  keep: {
    button: 'Keep my account',
    done: 'Your account stays',
    elsewhere: 'Your account stays',
    next: 'Go to my account',
  },
};

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What a page says, and that nothing is left to press on it. */
async function says(page: Page, heading: string): Promise<void> {
  await expect.poll(() => headingOf(page).textContent()).toBe(heading);
  expect(await page.locator('main form').count()).toBe(0);
}

async function press(page: Page, button: string): Promise<void> {
  const password = page.locator('main input[name="passwd"]');
  if ((await password.count()) > 0) await password.fill('seven cups beside a lamp');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** Somebody else's browser without scripts, where nobody is signed in. */
const elsewhere = (act: (page: Page) => Promise<void>) =>
  visit({ baseURL: site.url, javaScriptEnabled: false, expected }, ({ page }) => act(page));

const proofOf = (link: string): string => /link=([0-9a-f-]{36})/.exec(link)?.[1] ?? '';

test.for(LINK_PURPOSES)(
  'the link to %s says what it did, where it was pressed and on another device, and later only that it was used',
  async (purpose) => {
    const { button, done, elsewhere: there, next } = ENDINGS[purpose];
    let link = '';
    await visit({ baseURL: site.url, expected }, async ({ page, context, open }) => {
      await page.goto('/help');
      await elsewhere(async (other) => {
        await other.goto('/help');
        link = await CAUSES[purpose]({ own: page, other, site });
      });
      await open(link);
      const late = await context.newPage();
      await late.goto(link);
      await press(page, button);
      await expect.poll(() => headingOf(page).textContent()).toBe(done);
      if (next === null) return;
      await says(page, done);
      // The same page in another tab, pressed after the first.
      await press(late, button);
      await says(late, done);
      await page.getByRole('main').getByRole('link', { name: next }).click();
      await expect.poll(() => page.url()).not.toContain('/ident/link');
      await headingOf(page).waitFor();
    });
    await elsewhere(async (page) => {
      await page.goto(link);
      await says(page, there);
      await sql`update mail_proof set used_at = used_at - interval '1 hour' where id = ${proofOf(link)}::uuid`.execute(
        site.foundation.db.query,
      );
      await page.reload();
      await says(page, USED);
      await page.getByRole('main').getByRole('link').last().click();
      await headingOf(page).waitFor();
      expect(page.url()).toMatch(/\/login\?/);
    });
  },
);

test.for(LINK_PURPOSES)(
  'without scripts and on another device the link to %s ends as well, and one that is too old or cut says so',
  async (purpose) => {
    const { button, done } = ENDINGS[purpose];
    const links: string[] = [];
    await elsewhere(async (own) => {
      await own.goto('/help');
      // A browser that somebody signed in with before causes no mail about a new one.
      for (let n = 0; n < 2; n += 1) {
        await elsewhere(async (other) => {
          await other.goto('/help');
          links.push(await CAUSES[purpose]({ own, other, site }));
        });
      }
    });
    const [link = '', old = ''] = links;
    await elsewhere(async (page) => {
      await page.goto(link);
      if (purpose === 'addEmail') {
        await says(page, 'Add an email to your account');
        await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
        expect(new URL(page.url()).searchParams.get('redir')).toContain(proofOf(link));
        return;
      }
      await press(page, button);
      await expect.poll(() => headingOf(page).textContent()).toBe(done);
    });
    await sql`update mail_proof set expires_at = created_at where id = ${proofOf(old)}::uuid`.execute(
      site.foundation.db.query,
    );
    await elsewhere(async (page) => {
      await page.goto(old);
      await says(page, 'This link has expired');
      await page.goto(`${old}x`);
      await says(page, 'This link is not valid');
    });
  },
);

/** Those that the owner may press while signed in; the one that is printed for an operator belongs to nobody yet. */
const OWNED = ['confirm', 'reset', 'unlock', 'secure', 'keep', 'addEmail'] as const satisfies readonly Purpose[];

test.for(OWNED)(
  'without scripts and with the owner signed in the link to %s says what it did, and leads on',
  async (purpose) => {
    const { button, done, next } = ENDINGS[purpose];
    await visit({ baseURL: site.url, javaScriptEnabled: false, expected }, async ({ page: own, open }) => {
      let link = '';
      await own.goto('/help');
      await elsewhere(async (other) => {
        await other.goto('/help');
        link = await CAUSES[purpose]({ own, other, site });
      });
      await open(link);
      await press(own, button);
      await says(own, done);
      await own
        .getByRole('main')
        .getByRole('link', { name: next ?? '' })
        .click();
      await headingOf(own).waitFor();
      expect(own.url()).not.toContain('/ident/link');
    });
  },
);

/** Headings of the page that a notice leads to: of whoever is signed in, of anybody else. */
const NOTICES: Readonly<Record<NoticePurpose, readonly [owner: string, nobody: string]>> = {
  noAccount: [SIGNED_IN, SIGN_IN],
  hasAccount: [SIGNED_IN, SIGN_IN],
  newPassword: [SECURITY, SIGN_IN],
  firstPassword: [SECURITY, SIGN_IN],
  noPassword: [SECURITY, SIGN_IN],
  emailChanged: ['Personal details', SIGN_IN],
  newDevice: [SECURITY, SIGN_IN],
  closing: [FRONT, FRONT],
  secured: [SIGNED_IN, 'Set a new password'],
  twoStepOn: [SECURITY, SIGN_IN],
  twoStepOff: [SECURITY, SIGN_IN],
  newCodes: [SECURITY, SIGN_IN],
  emailRemoved: [SIGNED_IN, SIGN_IN],
};

test('the button of every notice opens its page, signed in and not, with and without scripts', async () => {
  const mails = mailsOf(site.foundation);
  await visit({ baseURL: site.url, expected }, async ({ page, open }) => {
    await page.goto('/help');
    const email = await signIn(page);
    await elsewhere(async (other) => {
      for (const purpose of NOTICE_PURPOSES) {
        await sendIdentityNotice(mails, { to: email, brand: 'wayfold', locale: 'en-GB', purpose, key: purpose });
        const { text } = await mailTo(page, email);
        const link = /: (https?:\S+)/.exec(text)?.[1] ?? '';
        await open(link);
        const seen = await headingOf(page).textContent();
        await other.goto(link);
        expect([purpose, seen, await headingOf(other).textContent()]).toEqual([purpose, ...NOTICES[purpose]]);
      }
    });
  });
});
