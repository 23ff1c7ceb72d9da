import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button, buttonClass } from '#design/button';
import { CodeField } from '#design/code-field';
import { Anchor, Link } from '#design/link';
import { SignInPanel, SignInRow } from '#design/sign-in-panel';
import { TextField } from '#design/text-field';
import type { TwoFactorBegun, TwoFactorState } from '#contract/identity';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import { EnrolApp, RecoveryCodes } from './enrol-app.tsx';
import styles from './identity.module.css';
import { PasskeyStep } from './passkey-step.tsx';
import { StartAgain } from './start-again.tsx';
import type { StepRefusal } from './submit.ts';
import { useOwnClock, usePassed } from './use-own-clock.ts';

export interface VerifyResult {
  readonly begun?: TwoFactorBegun;
  readonly recoveryCodes?: readonly string[];
  readonly refused?: Pick<StepRefusal, 'errorField' | 'until'> & {
    readonly message: string;
    readonly errorCode: string;
  };
}

export interface VerifyPageProps extends Pick<TwoFactorState, 'step' | 'email' | 'app' | 'passkey' | 'warnedAt'> {
  readonly formtoken: string;
  /** Handle of the account whose second step this is. */
  readonly account: string | null;
  /** A new password was saved by the link that led here. */
  readonly saved: boolean;
  readonly redir: string;
  readonly way: 'app' | 'recovery';
  readonly result: VerifyResult | undefined;
}

/** The second step of signing in, as a page of its own; works without scripts. */
export function VerifyPage(props: VerifyPageProps) {
  const { brand } = useFacts();
  const { step, result } = props;
  const words = useWords(props);
  const kept = result?.recoveryCodes !== undefined;
  const shown = kept ? 'codes' : step;
  return (
    <div className={styles.page}>
      <PageTitle>{words[shown].title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={brand.name}
        step={shown === 'verify' ? props.way : shown}
        answer={result?.refused}
        headingLevel={1}
        {...words[shown]}
        foot={<Foot {...props} shown={shown} />}
      >
        {shown === 'codes' && <RecoveryCodes codes={result?.recoveryCodes ?? []} redir={props.redir} />}
        {shown === 'verify' && <Ask {...props} />}
        {shown === 'enrol' && (
          <EnrolApp {...props} action={`/business/verify?${new URLSearchParams({ redir: props.redir }).toString()}`} />
        )}
        {shown === 'done' && <GoOn redir={props.redir} />}
      </SignInPanel>
    </div>
  );
}

function useWords({ email, way, saved }: VerifyPageProps) {
  const { t } = useLingui();
  const recovery = way === 'recovery';
  const step = t`Enter the code that your authenticator app shows for ${email}.`;
  return {
    codes: {
      title: t`Save these recovery codes`,
      lead: t`Each code opens your account once if you lose your app. They are shown only now.`,
    },
    verify: {
      title: recovery ? t`Enter a recovery code` : saved ? t`Your password was saved` : t`One more step`,
      lead: recovery
        ? t`One of the codes you saved when you set up your app.`
        : saved
          ? t`One step left: your account also requires a second step. ${step}`
          : step,
    },
    enrol: {
      title: t`Set up a second step`,
      lead: t`Your account requires one before you continue. An authenticator app on your phone is enough.`,
    },
    done: { title: t`You are signed in`, lead: t`You’re done.` },
    nobody: { title: t`Sign in`, lead: undefined },
  };
}

function Ask({ formtoken, redir, way, app, passkey, result }: VerifyPageProps) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'submitting';
  const other = way === 'app' ? 'recovery' : 'app';
  const at = (to: string) =>
    `/business/verify?${new URLSearchParams({ redir, ...(to === 'recovery' && { way: to }) }).toString()}`;
  const clock = useOwnClock();
  const fault = result?.refused;
  const over = usePassed(fault?.until);
  const said = over ? t`The pause is over. You can try again now.` : fault && clock.said(fault);
  const error = fault && (said || t`No connection. Your details are still here; try again in a moment.`);
  return (
    <>
      {app && (
        <PostForm formtoken={formtoken} action={at(way)} className={styles.form} noValidate preventScrollReset>
          <input type="hidden" name="intent" value="verify" />
          <input type="hidden" name="redir" value={redir} />
          {way === 'app' ? (
            <CodeField id="code" name="code" label={t`Code`} hint={t`6 digits, new every 30 seconds.`} error={error} />
          ) : (
            <TextField
              id="code"
              name="code"
              label={t`Recovery code`}
              error={error}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              dir="ltr"
            />
          )}
          <Button type="submit" variant="primary" wide busyLabel={busy ? t`Checking…` : undefined}>
            {t`Continue`}
          </Button>
        </PostForm>
      )}
      {passkey && <PasskeyStep redir={redir} alone={!app} />}
      {app && (
        <SignInRow>
          <Link href={at(other)}>{other === 'recovery' ? t`Use a recovery code` : t`Use the app`}</Link>
        </SignInRow>
      )}
    </>
  );
}

function GoOn({ redir }: { readonly redir: string }) {
  const { t } = useLingui();
  return (
    <Anchor href={redir} className={buttonClass({ variant: 'primary', wide: true })}>
      {t`Continue`}
    </Anchor>
  );
}

/** What helps whoever cannot give the second step, as far as it is true. */
function Foot({ shown, app, warnedAt, formtoken, account }: VerifyPageProps & { readonly shown: string }) {
  const { t } = useLingui();
  const { chrome } = useFacts();
  const { day } = useFormat();
  const on = warnedAt === null ? null : day(warnedAt, 'long');
  return (
    <>
      {shown === 'verify' && (
        <>
          {on !== null && (
            <p>{t`Didn’t turn this step on? Open the email about it that we sent on ${on} and press the button. That removes the step.`}</p>
          )}
          <p>
            {app ? t`No app and no recovery code?` : t`No passkey available?`}{' '}
            <Link href={chrome.support.help}>{t`Contact help`}</Link>
          </p>
        </>
      )}
      {shown !== 'done' && <StartAgain formtoken={formtoken} account={account} question={t`Not your account?`} />}
    </>
  );
}
