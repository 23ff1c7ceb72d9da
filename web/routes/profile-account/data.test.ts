import { expect, test } from 'vitest';
import { factsContext } from '../../api.ts';
import { argsFor, fakeApi, refuse, type Answers } from '../../features/booking/testing/fake-api.ts';
import { FACTS } from '../../testing/facts.ts';
import { action, loader } from './data.ts';

const path = '/profile/account';
const session = { id: 's', country: 'IE' };
const answers: Answers = {
  'account.read': () => ({ locale: 'en-IE', locales: ['en-IE', 'de-DE'], sessions: [session] }),
  'booking.own': () => ({ items: [] }),
  'payments.methods': () => ({ methods: [], offered: true }),
  'travelers.list': () => ({ travelers: [{ firstName: 'Ana', lastName: 'Lima' }] }),
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

test('[2.4-02] the add-email address begins with that form; what was saved is said; names are in the words of the page', async () => {
  expect(await load(answers, `${path}?addEmail=true`)).toMatchObject({ adding: true, done: null });
  expect(await load(answers, `${path}?done=names`)).toMatchObject({
    adding: false,
    done: 'names',
    travellers: ['Ana Lima'],
    passkeys: { count: 1, possible: true },
    twoStep: true,
    countries: { IE: 'Ireland' },
    languages: [
      { value: 'en-IE', text: 'English' },
      { value: 'de-DE', text: 'Deutsch' },
    ],
  });
  expect(await load(answers, `${path}?done=constructor`)).toMatchObject({ done: null });
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
  expect(await ledTo(load(answers, `${path}?addEmail=true`, OVERVIEW))).toBe('/profile/overview?addEmail=true');
  expect(await load(answers, '/profile/overview?addEmail=true', OVERVIEW)).toMatchObject({ adding: true });
  const nobody = { ...answers, 'account.read': refuse(401, 'SIGN_IN_REQUIRED') };
  expect(await ledTo(load(nobody, '/de/profile/overview', OVERVIEW))).toBe('/login?redir=%2Fprofile%2Foverview');
  const saved = await act({ 'account.setNews': () => ({}) }, { intent: 'news' }, OVERVIEW);
  expect((saved.answer as Response).headers.get('location')).toBe('/profile/overview?done=news#notifications');
});

test('each form saves alone and comes back to its own section', async () => {
  const given = { 'account.setNames': () => ({}), 'account.setNews': () => ({}) };
  const names = { firstName: 'Ana', lastName: 'Lima', displayName: '' };
  const { answer, asked } = await act(given, { intent: 'names', ...names });
  expect((answer as Response).headers.get('location')).toBe('/profile/account?done=names#names');
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
