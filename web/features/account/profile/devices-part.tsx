import { useLingui } from '@lingui/react/macro';
import type { AccountSession } from '#contract/identity';
import { Badge } from '#design/badge';
import { Button } from '#design/button';
import { Icon } from '#design/icon';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { SectionForm, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';
import { useMoment } from './use-moment.ts';

/** Where the account is signed in. */
export function DevicesPart(data: AccountData) {
  const { t } = useLingui();
  const { sessions } = data.account;
  const sending = useSending('endOthers');
  const ordered = [...sessions].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <p className={styles.lead}>{t`Don’t recognise a device? Sign it out and change your password.`}</p>
      <Done done={data.done} section="devices" />
      <div className={styles.sheet}>
        <ul className={styles.rows}>
          {ordered.map((session) => (
            <DeviceRow key={session.id} data={data} session={session} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <div className={styles.box}>
            <SectionForm {...data} intent="endOthers">
              <Button type="submit" variant="outline" icon="log-out" busyLabel={sending ? t`Signing out…` : undefined}>
                {t`Sign out all other devices`}
              </Button>
            </SectionForm>
          </div>
        )}
      </div>
    </>
  );
}

function DeviceRow({ data, session }: { readonly data: AccountData; readonly session: AccountSession }) {
  const { t } = useLingui();
  const moment = useMoment();
  const methods = useMethodWords();
  const sending = useSending('endSession', session.id);
  const { current, network, lastUsedAt, signedInAt } = session;
  const device = session.device || t`Unknown device`;
  const place = [data.countries[session.country], network].filter(Boolean);
  const [used, since] = [moment(lastUsedAt), moment(signedInAt)];
  const method = methods[session.method];
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name={/Android|iPhone|iOS/.test(device) ? 'smartphone' : 'laptop'} />
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{device}</bdi>
              {current && <Badge tone="good">{t`This device`}</Badge>}
            </p>
            <p className={styles.fact}>
              {place.map((part) => (
                <span key={part}>
                  <bdi>{part}</bdi>
                  {' · '}
                </span>
              ))}
              {t`last used ${used}`}
            </p>
            <p className={styles.fact}>{t`Signed in ${since}, ${method}`}</p>
          </div>
        </div>
        {!current && (
          <SectionForm {...data} intent="endSession" about={session.id}>
            <Button
              type="submit"
              size="compact"
              variant="neutral"
              aria-label={t`Sign out: ${device}`}
              busyLabel={sending ? t`Signing out…` : undefined}
            >
              {t`Sign out`}
            </Button>
          </SectionForm>
        )}
      </div>
    </li>
  );
}

function useMethodWords(): Readonly<Record<AccountSession['method'], string>> {
  const { t } = useLingui();
  return {
    password: t`with a password`,
    code: t`with an email code`,
    link: t`with an email link`,
    passkey: t`with a passkey`,
    google: t`with Google`,
    apple: t`with Apple`,
    naver: t`with Naver`,
  };
}
