import { expect, test } from 'vitest';
import type { Api } from '#contract/core';
import { submitStep } from './submit.ts';

interface State {
  readonly loggedInSession: boolean;
  /** What the server says when asked to keep the others. */
  readonly refuses?: string;
}

/** Sends an address from a page that says that the others stay; what the server was asked, and what came of it. */
async function sends({ loggedInSession, refuses }: State, ticked = 'on') {
  const asked: string[] = [];
  const api = (async ({ name }: { readonly name: string }) => {
    asked.push(name);
    if (name === 'identity.state') return { loggedInSession };
    if (name === 'identity.add' && refuses) return { status: -1, errorCode: refuses, message: 'Five are enough' };
    return { status: 0 };
  }) as unknown as Api;
  const field = (name: string) => ({ adding: ticked, username: 'mira@example.com' })[name] ?? '';
  return { result: await submitStep(api, { intent: 'code', field }, null), asked };
}

test('[4-05d] a page that says that the others stay asks for it at each press, before anybody signs in', async () => {
  const { asked, result } = await sends({ loggedInSession: true });
  expect(asked).toEqual(['identity.state', 'identity.add', 'identity.sendCode']);
  expect(result).toMatchObject({ state: 'code', email: 'mira@example.com' });
});

test('where the others cannot stay, that is said at the press, nobody is signed in, and the address is kept', async () => {
  const { asked, result } = await sends({ loggedInSession: true, refuses: 'TOO_MANY_ACCOUNTS' });
  expect(asked).not.toContain('identity.sendCode');
  expect(result).toMatchObject({
    state: 'landing',
    email: 'mira@example.com',
    refused: { errorCode: 'TOO_MANY_ACCOUNTS', message: 'Five are enough' },
  });
});

test('where nobody is signed in any more, or nobody was to stay, nothing is asked for', async () => {
  expect((await sends({ loggedInSession: false })).asked).toEqual(['identity.state', 'identity.sendCode']);
  expect((await sends({ loggedInSession: true }, '')).asked).toEqual(['identity.sendCode']);
});
