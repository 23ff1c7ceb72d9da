import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { SignInRow, type SignInPanelProps } from '#design/sign-in-panel';
import { publish } from '../../events.ts';
import { useFacts } from '../../facts.ts';
import {
  CurrentPassword,
  EmailField,
  NewPassword,
  NewsTick,
  Refusal,
  Send,
  StickyTick,
  StepLink,
  TermsTick,
} from './fields.tsx';
import { Code } from './code-step.tsx';
import type { SignInState } from './flow.ts';
import { Forgot, ForgotSuccess } from './forgot-steps.tsx';
import { Closed, Locked } from './locked-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useHost } from './host.ts';
import styles from './identity.module.css';
import { isClosed } from './use-provider-faults.ts';
import { useProviderWays } from './use-provider-ways.ts';

export interface StepForms {
  readonly Form: ComponentType;
  /** More ways in under the form; a hook. */
  readonly others?: () => Omit<NonNullable<SignInPanelProps['others']>, 'or'> | undefined;
  readonly foot?: () => ReactNode;
}

function Landing() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="code" from="landing">
      <div className={styles.group}>
        <EmailField passkeys />
        <p className={classNames(styles.under, styles.alive)}>
          <Icon name="fingerprint-pattern" size="small" />
          {t`Have a passkey? Your device offers it here.`}
        </p>
      </div>
      <Refusal />
      <Send intent="code" busy={t`Sending a code…`}>{t`Continue with email`}</Send>
      <SignInRow>
        <StepLink to="login">{t`Use a password`}</StepLink>
        <PasskeyButton />
      </SignInRow>
    </Form>
  );
}

/** An account by a mailed code: the step of its own, and where sign-up was asked for. */
function CreateAccount({ from }: { readonly from: SignInState }) {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="code" from={from}>
      <EmailField passkeys />
      <Refusal />
      <Send intent="code" busy={t`Sending a code…`}>{t`Continue with email`}</Send>
      <SignInRow>
        <StepLink to="password">{t`Choose a password instead`}</StepLink>
        <StepLink to="login">{t`Sign in with your password`}</StepLink>
      </SignInRow>
    </Form>
  );
}

function PasswordStep() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="register" from="password">
      <EmailField />
      <NewPassword />
      <TermsTick />
      <NewsTick />
      <Refusal />
      <Send intent="register" busy={t`Creating account…`}>{t`Create account`}</Send>
    </Form>
  );
}

/** Where sign-up was asked for the way that needs no account comes first, [2.1-01c]. */
function Login() {
  return useHost().signUp ? <CreateAccount from="login" /> : <ByPassword />;
}

function ByPassword() {
  const { t } = useLingui();
  const { Form, refused, busy } = useHost();
  const asks = refused?.errorCode === 'CAPTCHA_REQUIRED';
  const byPassword = <Send intent="login" busy={t`Signing in…`}>{t`Sign in`}</Send>;
  const byCode = (
    <Button type="submit" name="intent" value="code" wide busyLabel={busy === 'code' ? t`Sending a code…` : undefined}>
      {t`Email me a code instead`}
    </Button>
  );
  return (
    <Form intent="login" from="login">
      <EmailField passkeys />
      <CurrentPassword />
      <StickyTick />
      <Refusal />
      {asks ? (
        // Enter presses the first: here the password alone does not count.
        <>
          {byCode}
          {byPassword}
        </>
      ) : (
        <>
          {byPassword}
          {byCode}
        </>
      )}
      <SignInRow>
        <StepLink to="forgot">{t`Forgot password?`}</StepLink>
        <StepLink to="email">{t`Create an account`}</StepLink>
      </SignInRow>
    </Form>
  );
}

function OAuth() {
  const { t } = useLingui();
  const { asking } = useHost();
  const round = asking?.round;
  if (round?.ends && isClosed(round.ends)) return <Closed code={round.ends} />;
  return (
    <>
      {round && asking && (
        <Button
          wide
          variant="primary"
          onClick={() => (round.ends === 'blocked' ? asking.here() : asking.ask(round.provider))}
        >
          {round.ends === 'blocked' ? t`Continue in this window` : t`Open the window again`}
        </Button>
      )}
      <SignInRow>
        <StepLink to="landing">{t`Choose another way`}</StepLink>
      </SignInRow>
    </>
  );
}

function External() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="code" from="external">
      <EmailField />
      <Refusal />
      <Send intent="code" busy={t`Searching…`}>{t`Continue`}</Send>
    </Form>
  );
}

function Onboarding() {
  const { t } = useLingui();
  return (
    <Button variant="primary" wide onClick={() => publish('business-wanted', {})}>
      {t`Set up a company`}
    </Button>
  );
}

/** Where something is wanted that needs an account: the same one field. */
function Wanted({ from }: { readonly from: SignInState }) {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <Form intent="code" from={from}>
      <EmailField passkeys />
      <Refusal />
      <Send intent="code" busy={t`Sending a code…`}>{t`Continue with email`}</Send>
      <SignInRow>
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </Form>
  );
}

/** A sentence with two links. Cut by hand: what the library has for that weighs on the first load of every page. */
function Terms() {
  const { t } = useLingui();
  const sentence = t`By continuing you accept the <0>terms</0>. What we store: <1>privacy</1>.`;
  const [before, terms, between, privacy, after] = sentence.split(/<\/?[01]>/);
  return (
    <p>
      {before}
      <Link href="/actual-terms-of-use">{terms}</Link>
      {between}
      <Link href="/privacy">{privacy}</Link>
      {after}
    </p>
  );
}

/** The way back of a step that has no step behind it. */
function OtherWays() {
  const { t } = useLingui();
  return (
    <p>
      <StepLink to="landing">{t`Back to sign-in`}</StepLink>
    </p>
  );
}

function Spam() {
  const { t } = useLingui();
  const { support } = useFacts().chrome;
  const { stands } = useHost();
  return (
    <p>
      {!stands && t`No email? Check your spam folder.`} <Link href={support.help}>{t`Get help`}</Link>
    </p>
  );
}

const terms = () => <Terms />;
const useFootOfLogin = () => (useHost().signUp ? <Terms /> : <OtherWays />);
const spam = () => <Spam />;
const useSpamOfLink = () => useHost().told === 'sent' && <Spam />;

export const FORMS: Readonly<Record<SignInState, StepForms>> = {
  landing: { Form: Landing, foot: terms, others: useProviderWays },
  email: { Form: () => <CreateAccount from="email" />, foot: terms, others: useProviderWays },
  password: { Form: PasswordStep },
  login: { Form: Login, others: useProviderWays, foot: useFootOfLogin },
  forgot: { Form: Forgot },
  forgotSuccess: { Form: ForgotSuccess, foot: spam },
  oauth: { Form: OAuth },
  locked: { Form: Locked, foot: useSpamOfLink },
  external: { Form: External },
  onboarding: { Form: Onboarding },
  code: { Form: Code, foot: spam },
  priceAlert: { Form: () => <Wanted from="priceAlert" />, foot: terms },
  softGate: { Form: () => <Wanted from="softGate" />, foot: terms },
};
