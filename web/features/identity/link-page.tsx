import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { linkAddress, type MailLink } from '#contract/identity';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import { NewPassword } from './fields.tsx';
import { HostContext } from './host.ts';
import styles from './identity.module.css';
import { type Unsaved, useLinkWords } from './use-link-words.ts';

interface LinkPageProps {
  readonly formtoken: string;
  readonly link: string;
  /** Null for a link that was never made. */
  readonly about: MailLink | null;
  /** Why the last press did nothing. */
  readonly result:
    | {
        readonly field: string | null;
        readonly message: string;
        /** The link saved another password before. */
        readonly unsaved?: boolean;
      }
    | undefined;
}

/** What a link of a mail does, said before it is done, and what came of it, said after. */
export function LinkPage({ formtoken, link, about, result }: LinkPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const { title, text, act, next } = useLinkWords(about, link, unsavedBy(about, result));
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={brand.name}
        step={about?.state ?? 'unknown'}
        answer={result}
        title={title}
        headingLevel={1}
        lead={text}
      >
        {about && act !== null && (
          <PostForm formtoken={formtoken} action={linkAddress(link)} className={styles.form} noValidate>
            <input type="hidden" name="link" value={link} />
            {about.purpose === 'reset' && <PasswordOf email={about.email} result={result} />}
            {result?.field === null && (
              <Note tone="bad" role="alert" title={t`Something went wrong`}>
                {result.message || t`No connection. Try again in a moment.`}
              </Note>
            )}
            <Button type="submit" variant="primary" wide busyLabel={busy ? t`One moment…` : undefined}>
              {act}
            </Button>
          </PostForm>
        )}
        {next && (
          <Anchor href={next.href} className={buttonClass({ variant: 'primary', wide: true })}>
            {next.name}
          </Anchor>
        )}
      </SignInPanel>
    </div>
  );
}

/** A form of before the first press may be refused before the server looks at its password. */
function unsavedBy(about: MailLink | null, result: LinkPageProps['result']): Unsaved | null {
  // With scripts the page of before stays: a refusal reads nothing again.
  if (result?.unsaved) return 'other';
  return result && about?.purpose === 'reset' && about.state !== 'open' ? 'unclear' : null;
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
    ended: null,
  };
  return (
    <HostContext value={host}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPassword label={t`New password`} />
    </HostContext>
  );
}
