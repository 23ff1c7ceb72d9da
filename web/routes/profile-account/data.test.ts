import { expect, test } from 'vitest';
import { factsContext } from '../../api.ts';
import { argsFor, fakeApi, refuse, type Answers } from '../../features/booking/testing/fake-api.ts';
import { FACTS } from '../../testing/facts.ts';
import { loader as sectionLoader } from '../profile-account-section/data.ts';
import { action, loader } from './data.ts';

const path = '/profile/account';
const session = { id: 's', country: 'IE' };
const answers: Answers = {
  'account.read': () => ({ locale: 'en-IE', locales: ['en-IE', 'de-DE'], sessions: [session] }),
  'booking.own': () => ({ items: [] }),
  'payments.methods': () => ({ methods: [], offered: true }),
  'identity.providers': () => ({ providers: [] }),
  'passkeys.list': () => ({ passkeys: [{ id: 'p' }], possible: true }),
  'twoFactor.state': () => ({ app: true }),
  'session.formtoken': () => ({ formtoken: 'a.b' }),
};

const OVERVIEW = { ...FACTS, accountPath: '/profile/overview' };

function load(given: Answers, address: string, facts = FACTS) {
  const { api } = fakeApi(given);
  const args = argsFor(api, address);
  args.context.set(factsContext, facts);
  return loader(args);
}

function loadSection(section: string, search = '') {
  const { api } = fakeApi(answers);
  const args = argsFor(api, `${path}/${section}${search}`, { section });
  args.context.set(factsContext, FACTS);
  return sectionLoader(args);
}

async function act(given: Answers, form: Readonly<Record<string, string>>, facts = FACTS) {
  const { api, asked } = fakeApi(given);
  const args = argsFor(api, path, {}, form);
  args.context.set(factsContext, facts);
  return { answer: await action(args), asked };
}

async function ledTo(answer: Promise<unknown>): Promise<string | null> {
  const response: unknown = await answer.catch((error: unknown) => error);
  return (response as Response).headers.get('location');
}

test('[2.4-02] the add-email address leads on to that form; what was saved is said; names are in the words of the page', async () => {
  expect(await ledTo(load(answers, `${path}?addEmail=true`))).toBe('/profile/account/details?addEmail=true');
  expect(await loadSection('details', '?addEmail=true')).toMatchObject({ adding: true, done: null });
  expect(await loadSection('details', '?done=names')).toMatchObject({
    page: 'details',
    adding: false,
    done: 'names',
    passkeys: { count: 1, possible: true },
    twoStep: true,
    countries: { IE: 'Ireland' },
    languages: [
      { value: 'en-IE', text: 'English' },
      { value: 'de-DE', text: 'Deutsch' },
    ],
  });
  expect(await loadSection('details', '?done=constructor')).toMatchObject({ done: null });
});

test('an account has no other sections than its own', async () => {
  await expect(loadSection('constructor')).rejects.toMatchObject({ init: { status: 404 } });
});

test('the booking that begins next is read in full; where it cannot be, it stands among the others', async () => {
  const end = (instant: string) => ({ instant, local: instant.slice(0, 16) });
  const each = (id: string, day: string, over = day) => ({
    id,
    state: 'confirmed',
    cancelled: [],
    claimable: false,
    items: [{ begins: end(`${day}T10:00:00Z`), over: end(`${over}T10:00:00Z`) }],
  });
  const items = [each('later', '2027-03-01'), each('gone', '2026-01-01'), each('begun', '2026-11-18', '2026-11-25')];
  const own = { ...answers, 'booking.own': () => ({ items }) };
  const found = { ...own, 'booking.getOrder': () => ({ id: 'begun' }) };
  expect(await load(found, path)).toMatchObject({ list: 'upcoming', next: { id: 'begun' }, nav: { upcoming: 2 } });
  expect(await load(found, `${path}?list=past`)).toMatchObject({ list: 'past', next: null });
  expect(await load({ ...own, 'booking.getOrder': refuse(503, 'X') }, path)).toMatchObject({ next: null });
});

test.for([
  [401, 'SIGN_IN_REQUIRED', '/login?'],
  [401, 'INVALID_SESSION', '/login?mode=ended&'],
  [403, 'MISSING_TWO_FACTOR_AUTHENTICATION', '/business/verify?'],
  [403, 'UNCONFIRMED_ACCOUNT', '/s/ident/resend?'],
] as const)('[2.4-03] %i %s leads to %s, with the whole address to come back to', async ([status, code, page]) => {
  const given = { ...answers, 'account.read': refuse(status, code) };
  const back = encodeURIComponent(`${path}?addEmail=true`);
  expect(await ledTo(load(given, `/de${path}?addEmail=true`))).toBe(`${page}redir=${back}`);
});

test('[2.4-01a] where the brand has the account begin elsewhere it does, and all that leads to /profile/account leads there', async () => {
  expect(await ledTo(load(answers, `${path}?list=past`, OVERVIEW))).toBe('/profile/overview?list=past');
  expect(await load(answers, '/profile/overview?list=past', OVERVIEW)).toMatchObject({ list: 'past' });
  const nobody = { ...answers, 'account.read': refuse(401, 'SIGN_IN_REQUIRED') };
  expect(await ledTo(load(nobody, '/de/profile/overview', OVERVIEW))).toBe('/login?redir=%2Fprofile%2Foverview');
  const saved = await act({ 'booking.claim': () => ({ claimed: 1 }) }, { intent: 'claim' }, OVERVIEW);
  expect((saved.answer as Response).headers.get('location')).toBe('/profile/overview?done=claim#bookings');
  const named = await act({ 'account.setNews': () => ({}) }, { intent: 'news' }, OVERVIEW);
  const at = '/profile/account/notifications?done=news#notifications';
  expect((named.answer as Response).headers.get('location')).toBe(at);
});

test('each form saves alone and comes back to its own section', async () => {
  const given = { 'account.setNames': () => ({}), 'account.setNews': () => ({}) };
  const names = { firstName: 'Ana', lastName: 'Lima', displayName: '' };
  const { answer, asked } = await act(given, { intent: 'names', ...names });
  expect((answer as Response).headers.get('location')).toBe('/profile/account/details?done=names#names');
  expect(asked).toEqual([['account.setNames', names]]);
  expect((await act(given, { intent: 'news' })).asked).toEqual([['account.setNews', { news: false }]]);
  expect((await act(given, { intent: 'toString' })).asked).toEqual([]);
});

test('a refusal keeps what was typed, but no secret, and says how to prove who asks', async () => {
  const stale = { 'account.addEmail': refuse(403, 'FRESH_SIGN_IN_REQUIRED'), 'account.mailProof': () => ({}) };
  const typed = { intent: 'addEmail', email: 'a@b.example' };
  expect((await act(stale, typed)).answer).toMatchObject({
    init: { status: 403 },
    data: { intent: 'addEmail', problems: [], proof: 'password', values: { email: 'a@b.example' } },
  });
  const mailed = await act(stale, { ...typed, mailProof: 'yes', proofPasswd: '' });
  expect(mailed.asked).toEqual([['account.mailProof', {}]]);
  expect(mailed.answer).toMatchObject({ data: { proof: 'code', values: { email: 'a@b.example' } } });
  const wrong = { 'account.setPassword': refuse(422, 'PROOF_WRONG', 'proofPasswd') };
  const { answer } = await act(wrong, { intent: 'setPassword', passwd: 'new secret', proofPasswd: 'old secret' });
  expect(answer).toMatchObject({ data: { proof: 'password', problems: [{ field: 'proofPasswd' }] } });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('who secures the account is signed out and led to a new password', async () => {
  const { answer } = await act({ 'account.secure': () => ({}) }, { intent: 'secure' });
  expect((answer as Response).headers.get('location')).toBe('/login?mode=secured');
});
