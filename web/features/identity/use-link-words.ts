import { useLingui } from '@lingui/react/macro';
import { linkAddress, type MailLink } from '#contract/identity';

interface LinkWords {
  readonly title: string;
  readonly text: string;
  /** Name of the button that does it; null where there is nothing to do. */
  readonly act: string | null;
  /** Where its reader goes instead, or afterwards. */
  readonly next: { readonly name: string; readonly href: string } | null;
}

type Purpose = MailLink['purpose'];

/** A password was refused since the link had saved one: another one, or perhaps the same by a press before. */
export type Unsaved = 'other' | 'unclear';

/** What the page of a link says: what it will do, what it did, or why it does nothing, and what to do next. */
export function useLinkWords(about: MailLink | null, link: string, unsaved: Unsaved | null = null): LinkWords {
  const { t } = useLingui();
  const [before, after, over, next] = [useOffers(), useOutcomes(), useOverWords(), useNext(link)];
  if (about === null) {
    return {
      title: t`This link is not valid`,
      text: t`It may be incomplete or too old. Open the email again and use the whole link, or sign in.`,
      act: null,
      next: { name: t`Open the sign-in page`, href: '/login' },
    };
  }
  const { purpose, state, reader } = about;
  if (unsaved) {
    return {
      title: unsaved === 'other' ? t`This password was not saved` : t`This link was already used`,
      text:
        unsaved === 'other'
          ? t`The link was already used to set another password, which still counts. To change it, request a new link.`
          : t`Only the password that was saved first counts. If that was a different one, request a new link.`,
      act: null,
      next: { name: t`Set a new password`, href: '/login?mode=forgot' },
    };
  }
  if (state === 'open') {
    const { button, ...said } = before[purpose](about);
    return { ...said, act: button, next: button === null ? next(about) : null };
  }
  // Whoever is not signed in by it was not: another device was.
  const told = state === 'done' && (reader === 'owner' || !(purpose === 'unlock' || purpose === 'signIn'));
  if (told) return { ...after[purpose](about), act: null, next: next(about) };
  if (state === 'settled' || state === 'void') return { ...over(about), act: null, next: next(about) };
  const [title, why] =
    state === 'expired'
      ? [t`This link has expired`, t`Links in our emails expire after a while.`]
      : [t`This link was already used`, t`Each link works once.`];
  const again = {
    confirm: t`Sign in and we can send you a new one.`,
    addEmail: t`Sign in and we can send you a new one.`,
    reset: t`You can request a new one.`,
    unlock: t`You can sign in with a code by email.`,
    signIn: t`You can sign in with a code by email.`,
    secure: t`If you do not recognise a sign-in, set a new password: it signs out all devices.`,
    keep: t`Sign in to see whether your account will be deleted.`,
  };
  const toOwner = purpose === 'keep' ? t`See in your account whether it will be deleted.` : '';
  const text = `${why} ${reader === 'owner' ? toOwner : again[purpose]}`.trim();
  return { title, text, act: null, next: next(about) };
}

type Offer = (about: MailLink) => { readonly title: string; readonly text: string; readonly button: string | null };

function useOffers(): Readonly<Record<Purpose, Offer>> {
  const { t } = useLingui();
  const signIn: Offer = ({ email }) => ({
    title: t`Sign in`,
    text: t`This signs ${email} in on this device.`,
    button: t`Sign in`,
  });
  return {
    confirm: ({ email, alone }) => ({
      title: t`Confirm your email`,
      text: alone
        ? t`${email} is the address of a new account that was created on another device. If you confirm it here, you are signed in here. For your security, the other device is signed out and any password set there is removed. To keep that password, open this link on that device instead.`
        : t`${email} is the address of your new account.`,
      button: t`Confirm this address`,
    }),
    addEmail: ({ email, reader }) => ({
      title: t`Add an email to your account`,
      text: {
        owner: t`${email} will be added to your account.`,
        other: t`You are signed in to another account. Sign in to the account that ${email} was added to; then you can confirm it here.`,
        nobody: t`Sign in to the account that ${email} was added to; then you can confirm it here.`,
      }[reader],
      button: reader === 'owner' ? t`Add this address` : null,
    }),
    reset: ({ email }) => ({
      title: t`Set a new password`,
      text: t`For ${email}. All your devices will be signed out.`,
      button: t`Save and sign in`,
    }),
    unlock: signIn,
    signIn,
    secure: ({ email }) => ({
      title: t`Secure your account`,
      text: t`All devices will be signed out of ${email}. Any password, passkey and linked sign-in will be removed, and so will a second step or an address added since. We email you a link to set a new password.`,
      button: t`Secure your account`,
    }),
    keep: ({ email }) => ({
      title: t`Keep your account?`,
      text: t`The account of ${email} is going to be deleted, as you requested. You can still keep it.`,
      button: t`Keep my account`,
    }),
  };
}

type Outcome = (about: MailLink) => { readonly title: string; readonly text: string };

function useOutcomes(): Readonly<Record<Purpose, Outcome>> {
  const { t } = useLingui();
  const signedIn: Outcome = ({ email }) => ({ title: t`You are signed in`, text: t`As ${email}, on this device.` });
  return {
    ...useSecuredWords(),
    confirm: ({ email, reader, alone }) => ({
      title: t`Your email is confirmed`,
      text: alone
        ? reader === 'owner'
          ? t`You are signed in here as ${email}. For your security, the device that created the account was signed out and any password set there was removed. Sign in there with a code by email.`
          : t`${email} was confirmed on a different device from the one that created the account. For your security, any password set there was removed. Sign in with a code by email.`
        : reader === 'owner'
          ? t`You are signed in as ${email}.`
          : t`You can now sign in as ${email}.`,
    }),
    addEmail: ({ email, reader }) => ({
      title: t`The address was added`,
      text: {
        owner: t`${email} has been added to your account.`,
        other: t`${email} has been added to another account than the one you are signed in to here.`,
        nobody: t`${email} has been added to the account. Sign in to see it.`,
      }[reader],
    }),
    unlock: signedIn,
    signIn: signedIn,
    keep: ({ email }) => ({
      title: t`Your account stays`,
      text: t`The account of ${email} will not be deleted. Nothing in it has changed.`,
    }),
  };
}

/** Of a link that was not used and is good for nothing: what is true without it. */
function useOverWords(): Outcome {
  const { t } = useLingui();
  return ({ purpose, email, state }) => {
    const title = t`This link is no longer valid`;
    if (state === 'void') {
      const gone = t`${email} no longer belongs to this account.`;
      const taken = {
        confirm: t`${email} already belongs to another account. Sign in to that one.`,
        addEmail: t`${email} was removed from the account, or another account has confirmed it.`,
      };
      return { title, text: purpose === 'confirm' || purpose === 'addEmail' ? taken[purpose] : gone };
    }
    if (purpose === 'keep')
      return { title: t`Your account stays`, text: t`The account of ${email} is not going to be deleted.` };
    if (purpose === 'secure') return { title: t`Your account is secured`, text: t`A new password has been set since.` };
    return {
      title: t`Your email is already confirmed`,
      text: t`${email} was confirmed before. Nothing is left to do.`,
    };
  };
}

/** Of what ends a sign-in that was not the owner's: the press, and the new password after it. */
function useSecuredWords(): Readonly<Record<'secure' | 'reset', Outcome>> {
  const { t } = useLingui();
  const steps = {
    removed: t`Two-step sign-in was removed too, because it was turned on recently.`,
    kept: t`Two-step sign-in stays on: you set it up before.`,
  };
  return {
    reset: ({ reader, secondStep }) => {
      const saved =
        reader === 'owner'
          ? t`You are signed in here. All other devices were signed out.`
          : t`All devices were signed out. Sign in with the new password.`;
      const again =
        secondStep === 'removed' ? t`Two-step sign-in is off. You can turn it on again in your account.` : '';
      return { title: t`Your password was saved`, text: `${saved} ${again}`.trim() };
    },
    secure: ({ secondStep }) => {
      const secured = t`All devices were signed out. To sign in again, set a new password from the link that we have just emailed to you.`;
      return { title: t`Your account is secured`, text: `${secured} ${secondStep ? steps[secondStep] : ''}`.trim() };
    },
  };
}

/** Pages for those whom a link concerns after it was used. */
const HOMES: Readonly<Partial<Record<Purpose, string>>> = {
  addEmail: '/profile/account/details',
  secure: '/profile/account/security',
  keep: '/profile/account/data',
};

function useNext(link: string): (about: MailLink) => NonNullable<LinkWords['next']> {
  const { t } = useLingui();
  return ({ purpose, state, reader, redir, secondStep }) => {
    const home = purpose === 'reset' && secondStep === 'removed' ? '/profile/account/security' : HOMES[purpose];
    if (reader === 'owner')
      return home ? { name: t`Go to my account`, href: home } : { name: t`Continue`, href: redir };
    const sets =
      (purpose === 'secure' && state !== 'settled') || (purpose === 'reset' && state !== 'done' && state !== 'void');
    if (sets) {
      const query = new URLSearchParams({ mode: 'forgot', redir: linkAddress(link) });
      return {
        name: state === 'done' ? t`Request another link` : t`Set a new password`,
        href: `/login?${query.toString()}`,
      };
    }
    const back = state === 'open' ? linkAddress(link) : (home ?? redir);
    const query = new URLSearchParams({ ...(reader === 'other' && { mode: 'add' }), redir: back });
    return { name: t`Sign in`, href: `/login?${query.toString()}` };
  };
}
