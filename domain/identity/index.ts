export { createAccount, findAccount, findAccountByEmail, listEmails, primaryEmail } from './account-store.ts';
export type { Method } from './admission.ts';
export type { AccountWithEmail } from './account-store.ts';
export { nameOf } from './account-names.ts';
export type { Outcome } from './answers.ts';
export { readAuthState } from './auth-state.ts';
export {
  CLOSING_DAYS,
  closingAt,
  keepAccount,
  listDueClosings,
  lockDueClosing,
  provenEmails,
  requestClosing,
} from './closing.ts';
export type { Asking, BotCheck, IdentityDeps, Signer } from './deps.ts';
export { emailKey, maskEmail, readEmail } from './email.ts';
export { signInClosed } from './errors.ts';
export { forgotPassword } from './forgot.ts';
export { isFresh, requireFresh } from './fresh.ts';
export { formTokenHolds, issueFormToken } from './form-token.ts';
export { removeOldBrowsers } from './known-browsers.ts';
export { longCodeOf } from './long-code.ts';
export { makeAccount } from './make-account.ts';
export { confirmSignInCode, sendSignInCode } from './mailed-code.ts';
export { RESEND_PATH, VERIFY_PATH } from './open-session.ts';
export { PASSWORD_LENGTH } from './password-rules.ts';
export { makeOperator } from './make-operator.ts';
export { codeOf, findProof, linkOf, NOTICE_PURPOSES, removeOldProofs } from './proofs.ts';
export type { LinkPurpose, NoticePurpose } from './proofs.ts';
export { safeRedir } from './redir.ts';
export { registerAccount } from './register.ts';
export { removeUnproved } from './remove-unproved.ts';
export { resendConfirmation } from './resend.ts';
export { createVisitorSessions, SESSION_DAYS } from './session.ts';
export type { OpenedSession, VisitorSessions } from './session.ts';
export { endOtherSessions, endSession, listSessions } from './sessions-of.ts';
export { signInByPassword } from './sign-in.ts';
export { signOut, signOutOne } from './sign-out.ts';
export type { BrowserSession, SignedIn } from './store.ts';
export { beginAdding, listAccounts, switchAccount } from './switch-account.ts';
export type { AccountRow, EmailRow, ProofRow } from './tables.ts';
export { removeOldTries } from './tries.ts';
export { readLink } from './read-link.ts';
export { spendLink } from './use-link.ts';
export { personalTables } from './personal.ts';
export { beginAtProvider, beginCredential } from './providers/begin.ts';
export type { Begun } from './providers/begin.ts';
export { finishCredential, finishRound, LINK_PAGE } from './providers/come-in.ts';
export type { RoundOutcome } from './providers/come-in.ts';
export { ProviderFailed } from './providers/deps.ts';
export type { ProviderDeps, ProviderDesk } from './providers/deps.ts';
export { confirmAndLink, listProviders, readWaiting, signInAndLink, unlinkProvider } from './providers/link.ts';
export { removeOldRounds } from './providers/rounds.ts';
export { removeOldChallenges } from './passkeys/challenges.ts';
export { askForNewsAgain, readNewsLink, stopNews } from './news/link.ts';
export { countNewsReaders, findNewsReader, listNewsReaders } from './news/readers.ts';
export type { NewsReader } from './news/readers.ts';
export type { PasskeyDeps, PasskeySite } from './passkeys/deps.ts';
export { listPasskeys, removePasskey, renamePasskey } from './passkeys/own.ts';
export { autofillParams, loginParams, newCredentialParams } from './passkeys/params.ts';
export { registerPasskey } from './passkeys/register.ts';
export { signInByPasskey } from './passkeys/sign-in.ts';
export { hasPasskey } from './passkeys/store.ts';
export type { TwoFactorDeps } from './two-factor/deps.ts';
export { takeOffSecondStep } from './two-factor/take-off.ts';
export { beginTwoFactor, confirmTwoFactorCode, disableTwoFactor, renewRecoveryCodes } from './two-factor/enrol.ts';
export { needsSecondFactor } from './two-factor/needs.ts';
export { resealTwoFactor } from './two-factor/reseal.ts';
export { readTwoFactor } from './two-factor/state.ts';
export { verifySecondFactor } from './two-factor/verify.ts';
export { addEmail, makePrimary, removeEmail, resendEmail } from './account/emails.ts';
export { removePassword, setPassword, withWeakPassword } from './account/password.ts';
export type { PasswordDeps } from './account/password.ts';
export { mailProof, proveAgain } from './account/prove.ts';
export type { Proof } from './account/prove.ts';
export { readAccount } from './account/read.ts';
export { secureAccount } from './account/secure.ts';
export { setCurrency, setImage, setLocale, setNames, setNews } from './account/settings.ts';
export { personOf } from './person-of.ts';
