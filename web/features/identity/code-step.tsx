import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeField } from '#design/code-field';
import { Disclosure } from '#design/disclosure';
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
  return (
    <>
      <Refusal />
      <TypeCode from="code" of="short" />
      <SignInRow>
        <SendAgain intent="code" from="code" />
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </>
  );
}

/** No code goes out: a link does, or the mails that came are what is left. */
function NoCodeSent() {
  const { t } = useLingui();
  const { stands } = useHost();
  const offersLink = stands?.errorCode === 'TOO_MANY_CODES' && (stands.ways?.includes('link') ?? true);
  return (
    <>
      <Held from="code" way={offersLink ? 'link' : null} />
      <SignInRow>
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </>
  );
}

interface HeldProps {
  readonly from: SignInState;
  /** The mail that goes out now, if any. */
  readonly way: 'link' | 'code' | null;
}

/** What happened, then what works now, and the codes of mails that came: folded where something else comes first. */
export function Held({ from, way }: HeldProps) {
  const { t } = useLingui();
  const { Form, code } = useHost();
  const wrong = useRefusal().at('code') !== undefined;
  const typing = <TypeCode from={from} of="any" quiet={way !== null} />;
  return (
    <>
      <Standing />
      <Refusal />
      {way && (
        <Form intent={way === 'link' ? 'unlock' : 'code'} from={from}>
          <KnownEmail />
          {way === 'link' && <Send intent="unlock" busy={t`Sending the link…`}>{t`Email me a link`}</Send>}
          {way === 'code' && <Send intent="code" busy={t`Sending a code…`}>{t`Email me a code`}</Send>}
        </Form>
      )}
      {way ? (
        <Disclosure summary={t`I have a code`} open={wrong || code !== undefined}>
          {typing}
        </Disclosure>
      ) : (
        typing
      )}
    </>
  );
}

interface TypeCodeProps {
  readonly from: SignInState;
  readonly of: Codes;
  readonly quiet?: boolean;
}

/** The code of a mail, for whoever reads that elsewhere too. */
export function TypeCode({ from, of, quiet = false }: TypeCodeProps) {
  const { t } = useLingui();
  const { Form, email } = useHost();
  // Opened by its address: nothing was requested.
  if (email === '') return null;
  return (
    <Form intent="confirm" from={from}>
      <KnownEmail />
      <MailedCode of={of} />
      <StickyTick />
      <Send intent="confirm" busy={t`Signing in…`} quiet={quiet}>
        {t`Sign in`}
      </Send>
    </Form>
  );
}

/** Which codes the reader may have: the newest of six digits, one of a mail with a link, of one that sets a password, or of any. All are taken. */
type Codes = 'short' | 'link' | 'reset' | 'any';

function MailedCode({ of = 'short' }: { readonly of?: Codes }) {
  const { t } = useLingui();
  const { refused, code } = useHost();
  const [whole, setWhole] = useState<unknown>(null);
  const error = useCodeError(of);
  const hints = {
    short: t`Valid for 10 minutes. You can paste it.`,
    link: t`12 letters and digits, such as K7Q2‑X9AB‑M4NP.`,
    reset: t`12 letters and digits, such as K7Q2‑X9AB‑M4NP. The code signs you in, and you set a password next.`,
    any: t`6 digits from the email you requested here, or 12 letters and digits such as K7Q2‑X9AB‑M4NP.`,
  };
  return (
    <CodeField
      id="code"
      name="code"
      label={t`Code`}
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
    if (of === 'any') return t`Enter the 6 digits, or all 12 letters and digits of the code.`;
    return t`Enter all 12 letters and digits of the code, such as K7Q2‑X9AB‑M4NP.`;
  }
  if (refused?.errorCode === 'CODE_WRONG') return t`That is not a code we sent. Check the latest email.`;
  // Six digits are valid only where they were requested.
  if (refused?.errorCode === 'CODE_EXPIRED' && isSixDigits(code)) {
    if (of === 'any')
      return t`A 6-digit code works only in the browser where it was requested. Use what is offered above instead.`;
    return t`A 6-digit code works only in the browser where it was requested. Use the link in the latest email or its 12-character code.`;
  }
  return error;
}

function isSixDigits(typed: string): boolean {
  return !/\p{L}/u.test(typed) && typed.replace(/\P{Nd}/gu, '').length === 6;
}
