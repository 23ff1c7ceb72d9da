import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button';
import { CodeField } from '#design/code-field';
import { Disclosure } from '#design/disclosure';
import { SignInRow } from '#design/sign-in-panel';
import { KnownEmail, Refusal, Send, Standing, StepLink, StickyTick } from './fields.tsx';
import { isHeld, type SignInState } from './flow.ts';
import { useHost } from './host.ts';
import styles from './identity.module.css';
import { isDead, SendAgain } from './send-again.tsx';
import { useOwnClock, usePassed } from './use-own-clock.ts';
import { useRefusal } from './use-refusal.ts';

export function Code() {
  return isHeld(useHost().stands?.errorCode) ? <NoCodeSent /> : <CodeSent />;
}

function CodeSent() {
  const { t } = useLingui();
  const { refused, next } = useHost();
  const dead = isDead(refused);
  const none = next?.left === 0;
  return (
    <>
      <Refusal />
      {dead && <Instead none={none} />}
      <TypeCode from="code" of="short" quiet={dead} />
      <CodesLeft />
      <SignInRow>
        {!dead && (none ? <Instead none quiet /> : <SendAgain intent="code" from="code" />)}
        <StepLink to="login">{t`Use a password`}</StepLink>
      </SignInRow>
    </>
  );
}

interface InsteadProps {
  /** No more codes go out: a link may. */
  readonly none: boolean;
  readonly quiet?: boolean;
}

/** What is sent in place of a code that no longer works, or that did not come. */
function Instead({ none, quiet = false }: InsteadProps) {
  const { t } = useLingui();
  const { Form, busy } = useHost();
  const intent = none ? 'unlock' : 'code';
  const words = none
    ? { send: t`Email me a link`, busy: t`Sending the link…` }
    : { send: t`Send another code`, busy: t`Sending a code…` };
  return (
    <Form intent={intent} from="code">
      <KnownEmail />
      {quiet ? (
        <Button type="submit" variant="link" busyLabel={busy === intent ? words.busy : undefined}>
          {words.send}
        </Button>
      ) : (
        <Send intent={intent} busy={words.busy}>
          {words.send}
        </Send>
      )}
    </Form>
  );
}

/** Said before the request that is refused, not by it. */
function CodesLeft() {
  const { t } = useLingui();
  const { next } = useHost();
  const clock = useOwnClock();
  if (!next || next.left > 1) return null;
  const time = clock.of(next.until);
  return (
    <p className={styles.under}>
      {next.left === 1
        ? t`You can request one more code before ${time}.`
        : t`We can’t send another code until ${time}. Use a link by email or your password.`}
    </p>
  );
}

/** No code goes out: a link does, or the mails that came are what is left. */
function NoCodeSent() {
  const { t } = useLingui();
  const { stands } = useHost();
  const again = usePassed(stands?.until);
  const offersLink = stands?.errorCode === 'TOO_MANY_CODES' && (stands.ways?.includes('link') ?? true);
  return (
    <>
      <Held from="code" way={again ? 'code' : offersLink ? 'link' : null} />
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
      <MailedCode of={of} offered={quiet} />
      <StickyTick />
      <Send intent="confirm" busy={t`Signing in…`} quiet={quiet}>
        {t`Sign in`}
      </Send>
    </Form>
  );
}

/** Which codes the reader may have: the newest of six digits, one of a mail with a link, of one that sets a password, or of any. All are taken. */
type Codes = 'short' | 'link' | 'reset' | 'any';

function MailedCode({ of, offered }: { readonly of: Codes; readonly offered: boolean }) {
  const { t } = useLingui();
  const { refused, code } = useHost();
  const [whole, setWhole] = useState<unknown>(null);
  const error = useCodeError(of, offered);
  const sent = useSendings();
  const box = useRef<HTMLDivElement>(null);
  // The code of another mail is typed into an empty field.
  useEffect(() => {
    if (sent > 0) box.current?.querySelector('input')?.focus();
  }, [sent]);
  const hints = {
    short: t`Valid for 10 minutes. You can paste it.`,
    link: t`12 letters and digits, such as K7Q2‑X9AB‑M4NP.`,
    reset: t`12 letters and digits, such as K7Q2‑X9AB‑M4NP. The code signs you in, and you set a password next.`,
    any: t`6 digits from the email you requested here, or 12 letters and digits such as K7Q2‑X9AB‑M4NP.`,
  };
  return (
    <div ref={box}>
      <CodeField
        key={sent}
        id="code"
        name="code"
        label={t`Code`}
        hint={hints[of]}
        error={whole === refused ? undefined : error}
        long={of === 'short' ? 'taken' : 'expected'}
        defaultValue={code}
        onComplete={() => setWhole(refused)}
      />
    </div>
  );
}

const SENDS: ReadonlySet<string | null> = new Set(['code', 'unlock', 'forgot']);

/** How many mails were requested since the field is there, each with its answer. */
function useSendings(): number {
  const sending = SENDS.has(useHost().busy);
  const [seen, setSeen] = useState({ sending, count: 0 });
  if (sending !== seen.sending) setSeen({ sending, count: seen.count + (sending ? 0 : 1) });
  return seen.count;
}

/** What is wrong with a code, in words that fit what the field takes. */
function useCodeError(of: Codes, offered: boolean): string | undefined {
  const { t } = useLingui();
  const { refused } = useHost();
  const error = useRefusal().at('code');
  if (!error || of === 'short') return error;
  if (refused?.errorCode === 'CODE_INCOMPLETE') {
    if (of === 'any') return t`Enter the 6 digits, or all 12 letters and digits of the code.`;
    return t`Enter all 12 letters and digits of the code, such as K7Q2‑X9AB‑M4NP.`;
  }
  if (refused?.errorCode === 'CODE_WRONG') return t`That is not a code we sent. Check the latest email.`;
  if (refused?.errorCode === 'CODE_NOT_SENT' && offered)
    return t`A 6-digit code works only in the browser where it was requested. Use what is offered above instead.`;
  return error;
}
