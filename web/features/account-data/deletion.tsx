import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import styles from './account-data.module.css';
import { ACCOUNT_DATA } from '../account/paths.ts';

interface WaitingProps {
  readonly closingAt: string;
  readonly onwards: string | null;
  readonly formtoken: string;
}

/** The end of the account is near; the way back is one press. */
export function DeletionWaiting({ closingAt, formtoken, onwards }: WaitingProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const busy = useNavigation().state === 'submitting';
  const when = day(closingAt, 'long');
  return (
    <Note tone="warn" title={t`This account will be deleted on ${when}`}>
      <p>{t`Until then everything works as before. You can keep the account here or from the email we sent you.`}</p>
      <PostForm formtoken={formtoken} action={ACCOUNT_DATA} className={styles.press}>
        <input type="hidden" name="do" value="keep" />
        {onwards !== null && <input type="hidden" name="redir" value={onwards} />}
        <Button type="submit" variant="primary" busyLabel={busy ? t`Restoring…` : undefined}>
          {t`Keep my account`}
        </Button>
      </PostForm>
      <Onwards to={onwards} />
    </Note>
  );
}

function Onwards({ to }: { readonly to: string | null }) {
  const { t } = useLingui();
  if (to === null) return null;
  return (
    <p className={styles.onwards}>
      <Link href={to}>{t`Continue`}</Link>
    </p>
  );
}

/** The end was taken back. */
export function Kept({ onwards }: Pick<WaitingProps, 'onwards'>) {
  const { t } = useLingui();
  return (
    <Note tone="good" title={t`Your account stays`}>
      <p>{t`Your account will not be deleted. Nothing in it has changed.`}</p>
      <Onwards to={onwards} />
    </Note>
  );
}

interface AskProps {
  readonly waitDays: number;
  readonly fresh: boolean;
  readonly formtoken: string;
}

/** Asks for the end of the account. */
export function DeletionAsk({ waitDays, fresh, formtoken }: AskProps) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'submitting';
  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">{t`Delete account`}</h2>
      <ul className={styles.facts}>
        <li>{t`This deletes your travellers, preferences, messages, addresses and sign-in methods.`}</li>
        <li>{t`Bookings stay valid. By law we keep paid bookings and their payments for ten years; they are no longer linked to an account.`}</li>
        <li>{t`${plural(waitDays, { one: 'Your account is deleted # day after you ask.', other: 'Your account is deleted # days after you ask.' })} We confirm by email and explain how to undo it.`}</li>
      </ul>
      {!fresh && <p className={styles.small}>{t`To protect your account, sign in again.`}</p>}
      <PostForm formtoken={formtoken} action={ACCOUNT_DATA} className={styles.press}>
        <input type="hidden" name="do" value="delete" />
        <Button type="submit" variant="danger" data-resume="delete" busyLabel={busy ? t`Requesting…` : undefined}>
          {t`${plural(waitDays, { one: 'Delete in # day', other: 'Delete in # days' })}`}
        </Button>
      </PostForm>
    </section>
  );
}
