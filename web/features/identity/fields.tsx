import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { FieldError } from '#design/field';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { PasswordField } from '#design/password-field';
import { TextField } from '#design/text-field';
import { useFacts } from '../../facts.ts';
import { useHost } from './host.ts';
import styles from './identity.module.css';
import { writeStanding } from './standing.ts';
import { strengthOf } from './strength.ts';
import { useOwnClock, usePassed } from './use-own-clock.ts';
import { usePasskeyOffer } from './use-passkey-offer.ts';
import { useRefusal } from './use-refusal.ts';

export function EmailField({ passkeys = false }: { readonly passkeys?: boolean }) {
  const { t } = useLingui();
  const { email, keepEmail } = useHost();
  const { at } = useRefusal();
  usePasskeyOffer(passkeys);
  return (
    <TextField
      id="username"
      name="username"
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      defaultValue={email}
      error={at('username')}
      maxLength={254}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => keepEmail(event.currentTarget.value)}
    />
  );
}

/** The address stands in the words of the step already. With it goes what the step would else forget. */
export function KnownEmail() {
  const { email, stands, told } = useHost();
  return (
    <>
      <input type="hidden" name="username" value={email} />
      {stands && <input type="hidden" name="stands" value={writeStanding(stands)} />}
      {told && <input type="hidden" name="told" value={told} />}
    </>
  );
}

export function CurrentPassword() {
  const { t } = useLingui();
  const { at } = useRefusal();
  return (
    <PasswordField
      id="passwd"
      name="passwd"
      label={t`Password`}
      autoComplete="current-password"
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      error={at('passwd')}
    />
  );
}

export function NewPassword({ label }: { readonly label?: string }) {
  const { t } = useLingui();
  const { refused } = useHost();
  const { at } = useRefusal();
  const [typed, setTyped] = useState('');
  const error = at('passwd');
  const [judged, setJudged] = useState({ refused, typed });
  if (judged.refused !== refused) setJudged({ refused, typed });
  // What was refused is not called good beside its error.
  const measured = typed !== '' && !(error !== undefined && typed === judged.typed);
  const words = [t`Too short`, t`Too short`, t`Repetitive`, t`Long enough`, t`Strong`] as const;
  const good = strengthOf(typed);
  return (
    <PasswordField
      id="passwd"
      name="passwd"
      label={label ?? t`Password`}
      hint={t`At least 15 characters. A few unrelated words are easy to remember.`}
      autoComplete="new-password"
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      error={error}
      onChange={(event) => setTyped(event.currentTarget.value)}
      strength={measured ? { text: words[good], good } : undefined}
    />
  );
}

export function StickyTick() {
  const { t } = useLingui();
  return <Checkbox name="sticky" label={t`Stay signed in on this device`} />;
}

export function NewsTick() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const name = brand.name;
  return <Checkbox name="optin" label={t`Email me news and offers from ${name}. I can unsubscribe at any time.`} />;
}

export function TermsTick() {
  const { t } = useLingui();
  const { at } = useRefusal();
  const error = at('consent');
  return (
    <div id="consent" className={styles.tick}>
      {error && <FieldError>{error}</FieldError>}
      <Checkbox name="consent" label={t`I accept the terms`} aria-invalid={error ? true : undefined} />{' '}
      <Link href="/actual-terms-of-use">{t`Read the terms`}</Link>
    </div>
  );
}

interface SendProps {
  readonly intent: string;
  readonly busy: string;
  /** Beside something that is more likely wanted. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

export function Send({ intent, busy, quiet = false, children }: SendProps) {
  const host = useHost();
  return (
    <Button
      type="submit"
      {...(!quiet && { variant: 'primary' as const })}
      wide
      busyLabel={host.busy === intent ? busy : undefined}
    >
      {children}
    </Button>
  );
}

/** What was refused at no field of this step: no connection, a program's work that was not done, a failure of ours. */
export function Refusal() {
  const { refused, stands } = useHost();
  const { general, title } = useRefusal();
  if (!general || refused === stands) return null;
  return (
    <Note tone="bad" role="alert" title={title} answer={refused}>
      {general}
    </Note>
  );
}

/** Why no mail went out: for as long as that is so, whatever is typed meanwhile. */
export function Standing() {
  const { refused, stands } = useHost();
  const { titleOf } = useRefusal();
  const clock = useOwnClock();
  const { t } = useLingui();
  const over = usePassed(stands?.until);
  if (!stands) return null;
  return (
    <Note tone="warn" role="alert" title={titleOf(stands)} answer={refused === stands ? refused : undefined}>
      {over ? t`You can request an email again now.` : clock.said(stands)}
    </Note>
  );
}

/** A link to another step. */
export function StepLink({
  to,
  children,
}: {
  readonly to: Parameters<ReturnType<typeof useHost>['to']>[0];
  readonly children: ReactNode;
}) {
  const { href, onPress } = useHost().to(to);
  if (href === undefined) {
    return (
      <Button variant="link" onClick={onPress}>
        {children}
      </Button>
    );
  }
  return (
    <Link href={href} onClick={onPress}>
      {children}
    </Link>
  );
}
