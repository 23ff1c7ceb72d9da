import { expect, test } from 'vitest';
import { authAnswerSchema } from './answer.ts';

const WHOLE = {
  status: 0,
  message: 'Welcome.',
  errorField: 'passwd',
  errorCode: 'WRONG_CREDENTIALS',
  errorAction: 'code',
  uid: 'u-1',
  userInfo: { accountName: 'Ines', accountEmail: 'i@x.example', userDisplayEmail: 'i@x.example', userImgUrl: null },
  formToken: 'token',
  businessRedirectUrl: '/business',
  loginRedirectUrl: '/flights',
};

test('[3-08] an auth answer carries status, message, the three of an error, uid, who it is, token and both addresses', () => {
  expect(authAnswerSchema.parse(WHOLE)).toEqual(WHOLE);
  for (const [name, value] of Object.entries(WHOLE)) {
    const wrong = { ...WHOLE, [name]: typeof value === 'number' ? 3 : 7 };
    expect(authAnswerSchema.safeParse(wrong).success).toBe(false);
  }
});

test('[4-06a] the status is -1, 0, 1 or 2', () => {
  const taken = [-2, -1, 0, 1, 2, 3].filter((status) => authAnswerSchema.safeParse({ status }).success);
  expect(taken).toEqual([-1, 0, 1, 2]);
});
