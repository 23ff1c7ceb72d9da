import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '#contract/core';
import type { dataSubject } from '#contract/data-subject';

/** A visitor who signs in is nobody yet, so nothing is said of who. */
type By = Exclude<OutputOf<typeof dataSubject.listActivity>['entries'][number]['by'], 'visitor'>;

/** Acts of the audit trail in the words of people; what has none yet is named as the trail names it. */
export function useActWords() {
  const { t } = useLingui();
  const acts: Readonly<Record<string, string>> = {
    ...useEntryWords(),
    ...useFactorWords(),
    ...useOwnWords(),
    ...useOtherWords(),
  };
  const who: Readonly<Record<By, string>> = {
    you: t`you`,
    support: t`our support`,
    company: t`your company`,
    site: t`the site, automatically`,
  };
  return { actOf: (act: string) => acts[act] ?? t`Other change (${act})`, whoOf: (by: By) => who[by] };
}

function useEntryWords() {
  const { t } = useLingui();
  const opened = t`Account created`;
  const signedOutThere = t`Another device signed out`;
  return {
    register: opened,
    registerByProvider: opened,
    makeAccount: opened,
    makeOperator: opened,
    signIn: t`Signed in`,
    signInFailed: t`A sign-in failed`,
    signOut: t`Signed out`,
    signOutOne: t`Signed out`,
    sendSignInCode: t`Sign-in code sent`,
    enterByCode: t`Sign-in code used`,
    useLink: t`Email link used`,
    resendConfirmation: t`Address confirmation resent`,
    forgotPassword: t`New password requested`,
    askToUnlock: t`Unlock requested`,
    rehashPassword: t`Password storage upgraded`,
    addAccount: t`Sign-in to another account started`,
    switchAccount: t`Switched between accounts`,
    endSession: signedOutThere,
    endOtherSessions: signedOutThere,
    linkProvider: t`Sign-in method added`,
    unlinkProvider: t`Sign-in method removed`,
    requestClosing: t`Account deletion requested`,
    keepAccount: t`Account deletion cancelled`,
    eraseAccount: t`Deletion date checked`,
  };
}

function useFactorWords() {
  const { t } = useLingui();
  return {
    addPasskey: t`Passkey added`,
    renamePasskey: t`Passkey renamed`,
    removePasskey: t`Passkey removed`,
    usePasskey: t`Passkey used`,
    passkeyRefused: t`A passkey was refused`,
    beginTwoFactor: t`Two-step sign-in set-up started`,
    confirmTwoFactor: t`Two-step sign-in turned on`,
    disableTwoFactor: t`Two-step sign-in turned off`,
    newRecoveryCodes: t`New recovery codes created`,
    takeOffSecondStep: t`Second step removed by the site operator`,
    secondFactor: t`Second step completed`,
    secondFactorFailed: t`Wrong second-step code`,
  };
}

function useOwnWords() {
  const { t } = useLingui();
  return {
    setPassword: t`Password set`,
    removePassword: t`Password removed`,
    addEmail: t`Email address added`,
    resendEmail: t`Address confirmation resent`,
    removeEmail: t`Email address removed`,
    makePrimaryEmail: t`Main email address changed`,
    mailProof: t`Verification code sent`,
    proveAgain: t`Identity verified again`,
    secureAccount: t`Account secured; all devices signed out`,
    setNames: t`Names changed`,
    setProfilePicture: t`Profile picture set`,
    removeProfilePicture: t`Profile picture removed`,
    setLocale: t`Language changed`,
    setCurrency: t`Currency changed`,
    setNews: t`News preference changed`,
    stopNews: t`News unsubscribed by email link`,
    askForNewsAgain: t`News resubscribed by email link`,
  };
}

function useOtherWords() {
  const { t } = useLingui();
  const bookingChanged = t`Booking changed`;
  return {
    createTraveler: t`Traveller saved`,
    updateTraveler: t`Traveller changed`,
    removeTraveler: t`Traveller removed`,
    keepPaymentMethod: t`Card saved for next time`,
    renamePaymentMethod: t`Saved card renamed`,
    preferPaymentMethod: t`Saved card set as default`,
    removePaymentMethod: t`Saved card removed`,
    claimOrders: t`Bookings added to the account`,
    renewLinks: t`Booking links revoked`,
    updateTravellers: bookingChanged,
    updateExtras: bookingChanged,
    resendMail: t`Booking confirmation resent`,
    sendFeedback: t`Message sent to us`,
    subscribeInbox: t`Mailbox connected to import trips`,
  };
}
