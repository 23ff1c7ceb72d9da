import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Note } from '#design/note';
import { PostForm } from '../../../post-form.tsx';
import { useHeadingFocus } from '../../reader/use-heading-focus.ts';
import { Resume } from '../../account-data/resume.tsx';
import { ColumnPage } from '../../column/column-page.tsx';
import { EnrolApp, RecoveryCodes } from '../../identity/enrol-app.tsx';
import type { VerifyResult } from '../../identity/verify-page.tsx';
import { sectionPageAddress } from '../profile/pages.ts';
import { TWO_FACTOR_PATH } from '../paths.ts';
import styles from './two-factor.module.css';

interface TwoFactorPageProps {
  /** An authenticator app is asked for. */
  readonly app: boolean;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
  readonly formtoken: string;
  readonly off: boolean;
  readonly result: VerifyResult | undefined;
}

/** A second step when signing in: set up, renewed and taken away. */
export function TwoFactorPage(props: TwoFactorPageProps) {
  const { t } = useLingui();
  const { app, result, off } = props;
  const shown = result?.recoveryCodes ? 'codes' : app ? 'on' : result?.begun ? 'enrol' : 'off';
  return (
    <ColumnPage
      title={t`Two-step sign-in`}
      {...(shown !== 'codes' && {
        back: { href: sectionPageAddress('security'), text: t`Sign-in and security` },
      })}
      lead={t`After your password or email code, you enter a code from an app on your phone. A stolen password alone does not open your account.`}
    >
      <Resume path={TWO_FACTOR_PATH} />
      {off && !app && !result && <Note tone="good" polite title={t`Two-step sign-in turned off`} />}
      {result?.refused && !result.begun && <Refused code={result.refused.errorCode} />}
      {shown === 'codes' && <Codes codes={result?.recoveryCodes ?? []} />}
      {shown === 'on' && <On {...props} />}
      {(shown === 'enrol' || shown === 'off') && <SetUp {...props} begun={shown === 'enrol'} />}
    </ColumnPage>
  );
}

function Refused({ code }: { readonly code: string }) {
  const { t } = useLingui();
  return (
    <Note tone="bad" role="alert" title={t`Nothing was changed`}>
      {code === 'SECOND_FACTOR_NEEDED'
        ? t`Your account requires a second step. Add a passkey first.`
        : t`Try again in a moment.`}
    </Note>
  );
}

function SetUp({ formtoken, result, begun }: TwoFactorPageProps & { readonly begun: boolean }) {
  const { t } = useLingui();
  const heading = useHeadingFocus(begun || undefined);
  return (
    <section className={styles.step} aria-labelledby="step">
      <h2 id="step" ref={begun ? heading : null} tabIndex={-1}>
        {begun ? t`Add the account to your app` : t`Off`}
      </h2>
      <p>
        {begun
          ? t`Scan this with your authenticator app, then enter the code it shows.`
          : t`You need an authenticator app. Many password managers have one; any app with 6-digit codes works.`}
      </p>
      <EnrolApp formtoken={formtoken} action={TWO_FACTOR_PATH} result={result} />
    </section>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui();
  const heading = useHeadingFocus();
  return (
    <section className={styles.step} aria-labelledby="step">
      <h2 id="step" ref={heading} tabIndex={-1}>{t`Save these recovery codes`}</h2>
      <p>{t`Each code opens your account once if you lose your app. They are shown only now.`}</p>
      <RecoveryCodes codes={codes} redir={TWO_FACTOR_PATH} />
    </section>
  );
}

function On({ formtoken, recoveryCodes }: TwoFactorPageProps) {
  const { t, i18n } = useLingui();
  const busy = useNavigation().formData?.get('intent');
  const left = i18n.number(recoveryCodes);
  return (
    <section className={styles.step} aria-labelledby="step">
      <h2 id="step">{t`On`}</h2>
      <p>{t`Recovery codes left: ${left}. New codes replace the old ones.`}</p>
      <PostForm formtoken={formtoken} action={TWO_FACTOR_PATH} className={styles.acts} preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value="renew"
          data-resume="renew"
          variant="outline"
          busyLabel={busy === 'renew' ? t`One moment…` : undefined}
        >
          {t`Get new recovery codes`}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="disable"
          data-resume="disable"
          variant="danger"
          busyLabel={busy === 'disable' ? t`One moment…` : undefined}
        >
          {t`Turn it off`}
        </Button>
      </PostForm>
    </section>
  );
}
