import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';
import { StartAgain } from './start-again.tsx';

interface ResendPageProps {
  readonly formtoken: string;
  /** Handle of the account of this address. */
  readonly account: string | null;
  readonly redir: string;
  /** Where its reader goes on without confirming. */
  readonly next: string;
  readonly email: string;
  readonly result: { readonly sent: boolean; readonly message: string } | undefined;
}

/** [5-04a] The button waits while a request is on its way; a failure says so and leaves it to be pressed again. */
export function ResendPage({ formtoken, account, redir, next, email, result }: ResendPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const title = t`Confirm your email`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <SignInPanel
        brand={brand.name}
        step={result?.sent ? 'sent' : 'resend'}
        title={title}
        headingLevel={1}
        lead={t`We sent a link to ${email}. Until you open it, nothing can be saved in your account.`}
        foot={<StartAgain formtoken={formtoken} account={account} question={t`Not your address?`} />}
      >
        {result?.sent && <Note icon="mail-check" title={t`Email resent. Check your spam folder too.`} />}
        {result && !result.sent && (
          <Note tone="bad" role="alert" title={t`The email was not sent`}>
            {result.message || t`No connection. Try again in a moment.`}
          </Note>
        )}
        <PostForm formtoken={formtoken} action={`/s/ident/resend?${new URLSearchParams({ redir })}`}>
          <input type="hidden" name="redir" value={redir} />
          <Button
            type="submit"
            variant="primary"
            wide
            disabled={busy}
            busyLabel={busy ? t`Sending the link…` : undefined}
          >
            {t`Resend email`}
          </Button>
        </PostForm>
        <Anchor href={next} className={buttonClass({ wide: true })}>
          {t`Continue without confirming`}
        </Anchor>
      </SignInPanel>
    </div>
  );
}
