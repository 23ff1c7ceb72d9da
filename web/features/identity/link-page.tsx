import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { MailLink } from '#contract/identity';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { NewPassword } from './fields.tsx';
import { HostContext } from './host.ts';
import styles from './identity.module.css';

interface LinkPageProps {
  readonly formtoken: string;
  readonly link: string;
  readonly about: MailLink | null;
  /** Why the link is worth nothing. */
  readonly gone: string | null;
  readonly result: { readonly done: boolean; readonly field: string | null; readonly message: string } | undefined;
}

/** What a link of a mail does, said before it is done. */
export function LinkPage({ formtoken, link, about, gone, result }: LinkPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const words = useWords();
  const said = about && !result?.done ? words[about.purpose] : null;
  const title =
    said?.title ?? (result?.done && about ? words[about.purpose].done : t`This link does not count any more`);
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={brand.name}
        step={result?.done ? 'done' : 'link'}
        title={title}
        headingLevel={1}
        lead={said ? said.text(about?.email ?? '') : (gone ?? null)}
      >
        {said && about && (
          <PostForm formtoken={formtoken} action="/s/ident/link" className={styles.form} noValidate>
            <input type="hidden" name="link" value={link} />
            {about.purpose === 'reset' && <PasswordOf email={about.email} result={result} />}
            {result && !result.done && result.field === null && (
              <Note tone="bad" role="alert" title={t`That did not work`}>
                {result.message}
              </Note>
            )}
            <Button type="submit" variant="primary" wide busyLabel={busy ? t`One moment…` : undefined}>
              {said.button}
            </Button>
          </PostForm>
        )}
        {!said && (
          <Anchor href="/login" className={buttonClass({ wide: true })}>
            {t`Open the sign-in page`}
          </Anchor>
        )}
      </SignInPanel>
    </div>
  );
}

function PasswordOf({ email, result }: Pick<LinkPageProps, 'result'> & { readonly email: string }) {
  const { t } = useLingui();
  const refused = result?.field ? { errorField: result.field, message: result.message } : null;
  const host = {
    Form: () => null,
    to: () => ({}),
    turn: () => undefined,
    busy: null,
    email,
    keepEmail: () => undefined,
    redir: '/',
    signedIn: () => undefined,
    refused,
    told: undefined,
    signUp: false,
    adding: false,
    again: false,
  };
  return (
    <HostContext value={host}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPassword label={t`New password`} />
    </HostContext>
  );
}

interface Words {
  readonly title: string;
  readonly text: (email: string) => string;
  readonly button: string;
  readonly done: string;
}

function useWords(): Readonly<Record<MailLink['purpose'], Words>> {
  const { t } = useLingui();
  return {
    confirm: {
      title: t`Confirm your e-mail`,
      text: (email) => t`${email} will belong to this account.`,
      button: t`Confirm this address`,
      done: t`Your e-mail is confirmed`,
    },
    addEmail: {
      title: t`Add an e-mail to your account`,
      text: (email) => t`${email} will belong to the account that is signed in here.`,
      button: t`Add this address`,
      done: t`The address was added`,
    },
    reset: {
      title: t`Set a new password`,
      text: (email) => t`For ${email}. Every device is signed out.`,
      button: t`Save and sign in`,
      done: t`Your password is new`,
    },
    unlock: {
      title: t`Get back into your account`,
      text: (email) => t`This signs ${email} in here.`,
      button: t`Sign in`,
      done: t`You are signed in`,
    },
    signIn: {
      title: t`Sign in`,
      text: (email) => t`This signs ${email} in here.`,
      button: t`Sign in`,
      done: t`You are signed in`,
    },
    secure: {
      title: t`Secure your account`,
      text: (email) =>
        t`Every device of ${email} is signed out and the password is removed. You set a new one by e-mail.`,
      button: t`Secure the account`,
      done: t`Your account is secured`,
    },
    keep: {
      title: t`Keep your account`,
      text: (email) => t`The account of ${email} is not deleted.`,
      button: t`Keep the account`,
      done: t`Your account stays`,
    },
  };
}
