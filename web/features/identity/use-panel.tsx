import { useLingui } from '@lingui/react/macro';
import type { SignInPanelProps } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { behind, isHeld, isWithoutLink, type SignInState } from './flow.ts';
import { useHost } from './host.ts';
import { FORMS } from './steps.tsx';
import { useLocked } from './use-locked.ts';
import { useOAuthWords } from './use-oauth-words.ts';

type Words = Pick<SignInPanelProps, 'title' | 'lead' | 'note'>;

/** Everything of one step but the frame around it. */
export function usePanel(state: SignInState): SignInPanelProps {
  const { t } = useLingui();
  const { brand } = useFacts();
  const { to, signUp, refused } = useHost();
  const back = behind(state);
  const words = useWords()[state];
  const { Form, others, foot } = FORMS[state];
  const around = others?.();
  return {
    brand: brand.name,
    // Another form, so another heading to read.
    step: state === 'login' && signUp ? 'signUp' : state,
    answer: refused,
    ...words,
    ...(back && { back: { label: t`Go back`, ...to(back) } }),
    ...(around && { others: { or: t`or`, ...around } }),
    children: <Form />,
    foot: foot?.(),
  };
}

function useWords(): Readonly<Record<SignInState, Words>> {
  const { t } = useLingui();
  const { brand, chrome } = useFacts();
  const { email, signUp, adding, again, ended, stands } = useHost();
  const locked = useLocked();
  const oauth = useOAuthWords();
  const name = brand.name;
  const moved =
    chrome.signIn.provedElsewhere && !adding
      ? t`Your email was confirmed on another device. For your security, this one was signed out and any password set here was removed. Sign in with a code by email.`
      : null;
  const address = email || t`your address`;
  const another = { title: t`Sign in another way`, lead: t`You are signing in as ${address}.` };
  return {
    landing: moved
      ? { title: t`You were signed out`, lead: moved }
      : ended
        ? {
            title: t`You were signed out`,
            lead: ended === 'over' ? t`Sign in to continue. Your details are saved.` : t`Sign in to continue.`,
          }
        : again
          ? { title: t`Sign in again`, lead: t`For your security.` }
          : {
              title: adding ? t`Add an account` : t`Sign in or create an account`,
              lead: adding ? t`Other accounts stay signed in.` : t`One field, no password needed.`,
            },
    email: { title: t`Create an account`, lead: t`We email you a code. No password needed.` },
    password: { title: t`Create an account with a password`, lead: t`You confirm your email afterwards.` },
    login: {
      title: signUp ? t`Create an account` : t`Sign in with your password`,
      lead: moved ?? (signUp ? t`We email you a code. No password needed.` : undefined),
    },
    forgot: { title: t`Set a new password`, lead: t`We email you a link that is valid for one hour.` },
    forgotSuccess: useSentWords(address),
    oauth,
    locked,
    external: {
      title: t`Company sign-in`,
      lead: t`Your company manages sign-in. Enter your work email to continue.`,
    },
    onboarding: { title: t`Travel for work`, lead: t`Set up your company on ${name}, or ask to join it.` },
    code: isHeld(stands?.errorCode)
      ? another
      : { title: t`Enter the 6-digit code`, lead: t`If ${address} can sign in, a code is on its way.` },
    priceAlert: { title: t`Get a price alert`, lead: t`Sign in so we know where to email you.` },
    softGate: { title: t`Save for later`, lead: t`Sign in and find it again on every device.` },
  };
}

/** A link to set a password is on its way, or none goes out. */
function useSentWords(address: string): Words {
  const { t } = useLingui();
  const { secured, stands } = useHost();
  return secured
    ? {
        title: t`Your account is secured`,
        lead: t`All devices were signed out. To sign in again, set a new password from the link that we emailed to ${address}. It is valid for one hour.`,
      }
    : isWithoutLink(stands?.errorCode)
      ? {
          title: t`Set a new password`,
          lead: t`A code signs you in as ${address}, and you set a password next.`,
        }
      : {
          title: t`Check your email`,
          lead: t`If ${address} has an account, an email with a link and a code to set a new password is on its way. Both are valid for one hour.`,
        };
}
