import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeField } from '#design/code-field';
import { SignInRow } from '#design/sign-in-panel';
import { KnownEmail, Refusal, Send, Standing, StepLink, StickyTick } from './fields.tsx';
import { isHeld, type SignInState } from './flow.ts';
import { useHost } from './host.ts';
import { SendAgain } from './send-again.tsx';
import { useRefusal } from './use-refusal.ts';

export function Code() {
  return isHeld(useHost().stands?.errorCode) ? <NoCodeSent /> : <CodeSent />;
}

function CodeSent() {
  const { t } = useLingui();
  const { Form } = useHost();
  return (
    <>
      <Form intent="confirm" from="code">
        <KnownEmail />
        <MailedCode />
        <StickyTick />
        <Refusal />
        <Send intent="confirm" busy={t`Signing in…`}>{t`Sign in`}</Send>
      </Form>
      <SignInRow>
        <SendAgain intent="code" from="code" />
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </>
  );
}

/** What happened, then what works now: a link where one goes out, and the long code of a mail that came. */
function NoCodeSent() {
  const { t } = useLingui();
  const { Form, stands } = useHost();
  const offersLink = stands?.errorCode === 'TOO_MANY_CODES' && (stands.ways?.includes('link') ?? true);
  return (
    <>
      <Standing />
      <Refusal />
      {offersLink && (
        <Form intent="unlock" from="code">
          <KnownEmail />
          <Send intent="unlock" busy={t`Sending the link…`}>{t`Email me a link`}</Send>
        </Form>
      )}
      <Form intent="confirm" from="code">
        <KnownEmail />
        <MailedCode of="any" />
        <StickyTick />
        <Send intent="confirm" busy={t`Signing in…`} quiet={offersLink}>
          {t`Sign in`}
        </Send>
      </Form>
      <SignInRow>
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </>
  );
}

/** Below what a mail with a link was requested by: its code, for who reads the mail elsewhere. */
export function CodeBeside({ from, quiet = false }: { readonly from: SignInState; readonly quiet?: boolean }) {
  const { t } = useLingui();
  const { Form, email } = useHost();
  // Opened by its address: nothing was requested.
  if (email === '') return null;
  return (
    <Form intent="confirm" from={from}>
      <KnownEmail />
      <MailedCode of={from === 'forgotSuccess' ? 'reset' : 'link'} />
      <Send intent="confirm" busy={t`Signing in…`} quiet={quiet}>{t`Sign in with the code`}</Send>
    </Form>
  );
}

/** Which codes the reader may have: the newest of six digits, one of a mail with a link that was requested here, of one that sets a password, or of any. All are taken. */
type Codes = 'short' | 'link' | 'reset' | 'any';

function MailedCode({ of = 'short' }: { readonly of?: Codes }) {
  const { t } = useLingui();
  const { refused, code } = useHost();
  const [whole, setWhole] = useState<unknown>(null);
  const error = useCodeError(of);
  const hints = {
    short: t`Valid for 10 minutes. You can paste it.`,
    link: t`Is the email on another device? Enter the long code from it here.`,
    reset: t`Is the email on another device? Enter the long code from it to sign in. You can then set a password in your account.`,
    any: t`12 letters and digits from an email with a link.`,
  };
  return (
    <CodeField
      id="code"
      name="code"
      label={of === 'short' ? t`Code` : t`Long code`}
      hint={hints[of]}
      error={whole === refused ? undefined : error}
      long={of === 'short' ? 'taken' : 'expected'}
      defaultValue={code}
      onComplete={() => setWhole(refused)}
    />
  );
}

/** What is wrong with a code, in words that fit what the field takes. */
function useCodeError(of: Codes): string | undefined {
  const { t } = useLingui();
  const { refused, code = '' } = useHost();
  const error = useRefusal().at('code');
  if (!error || of === 'short') return error;
  if (refused?.errorCode === 'CODE_INCOMPLETE') {
    return t`Enter all 12 letters and digits of the long code, such as K7Q2-X9AB-M4NP.`;
  }
  if (refused?.errorCode === 'CODE_WRONG') return t`That is not a code we sent. Check the latest email with a link.`;
  // Six digits are valid only where they were requested.
  if (refused?.errorCode === 'CODE_EXPIRED' && isSixDigits(code)) {
    return t`This browser has no valid 6-digit code. Enter the long code from an email with a link.`;
  }
  return error;
}

function isSixDigits(typed: string): boolean {
  return !/\p{L}/u.test(typed) && typed.replace(/\P{Nd}/gu, '').length === 6;
}
