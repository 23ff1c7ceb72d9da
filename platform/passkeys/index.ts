export { createPasskeyVerifier } from './verifier.ts';
export type {
  Expected,
  KnownKey,
  MadeKey,
  PasskeyAnswer,
  PasskeyVerifier,
  RegistrationAnswer,
  UsedKey,
} from './verifier.ts';
