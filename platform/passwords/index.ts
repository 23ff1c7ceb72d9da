export { createPasswordJudge } from './judge.ts';
export type { PasswordJudge } from './judge.ts';
export { ARGON2, createPasswordHasher } from './passwords.ts';
export type { PasswordHasher } from './passwords.ts';
