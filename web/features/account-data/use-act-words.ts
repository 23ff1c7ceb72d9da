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
    site: t`the site by itself`,
  };
  return { actOf: (act: string) => acts[act] ?? t`Other change (${act})`, whoOf: (by: By) => who[by] };
}

function useEntryWords() {
  const { t } = useLingui();
  const opened = t`Account opened`;
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
    resendConfirmation: t`Confirmation of the address sent again`,
    forgotPassword: t`New password asked for`,
    askToUnlock: t`Unlocking asked for`,
    rehashPassword: t`Password stored in a stronger way`,
    addAccount: t`Sign-in to another account begun`,
    switchAccount: t`Switched between accounts`,
    endSession: signedOutThere,
    endOtherSessions: signedOutThere,
    linkProvider: t`Way to sign in added`,
    unlinkProvider: t`Way to sign in removed`,
    requestClosing: t`Deletion of the account asked for`,
    keepAccount: t`Account deletion cancelled`,
    eraseAccount: t`End of the wait for deletion looked at`,
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
    beginTwoFactor: t`Two-factor sign-in begun`,
    confirmTwoFactor: t`Two-factor sign-in switched on`,
    disableTwoFactor: t`Two-factor sign-in switched off`,
    newRecoveryCodes: t`New recovery codes made`,
    takeOffSecondStep: t`Second factor removed by the operator of the site`,
    secondFactor: t`Second factor given`,
    secondFactorFailed: t`A second factor was wrong`,
  };
}

function useOwnWords() {
  const { t } = useLingui();
  return {
    setPassword: t`Password set`,
    removePassword: t`Password removed`,
    addEmail: t`Email address added`,
    resendEmail: t`Confirmation of the address sent again`,
    removeEmail: t`Email address removed`,
    makePrimaryEmail: t`Main email address changed`,
    mailProof: t`Code to prove it is you sent`,
    proveAgain: t`Proved once more that it is you`,
    secureAccount: t`Account secured: signed out everywhere`,
    setNames: t`Names changed`,
    setLocale: t`Language changed`,
    setCurrency: t`Currency changed`,
    setNews: t`Choice about news changed`,
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
    claimOrders: t`Bookings put into the account`,
    renewLinks: t`Links to a booking revoked`,
    updateTravellers: bookingChanged,
    updateExtras: bookingChanged,
    resendMail: t`Confirmation of a booking sent again`,
    sendFeedback: t`Message sent to us`,
    subscribeInbox: t`Mailbox connected, so that trips are read from it`,
  };
}
