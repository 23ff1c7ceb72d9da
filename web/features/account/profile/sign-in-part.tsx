import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { Icon } from '#design/icon';
import { PasswordField } from '#design/password-field';
import { useFormat } from '../../../format.ts';
import { strengthOf } from '../../identity/strength.ts';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { Proof } from './proof.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';
import { WAYS_IN } from './ways-in.ts';

/** How the account is entered. */
export function SignInPart(data: AccountData) {
  const { t } = useLingui();
  const { account, done } = data;
  const { day } = useFormat();
  const { set, since, removable } = account.password;
  const changed = since === null ? '' : day(since, 'plain');
  const { key } = useLocation();
  const asked = useSearchParams()[0].get('open') === 'password';
  const open = asked || data.refused?.intent === 'setPassword' || data.refused?.intent === 'removePassword';
  return (
    <>
      <Done done={done} section="sign-in" />
      <div className={styles.sheet}>
        <ul className={styles.rows}>
          <li className={styles.row}>
            <div className={styles.what}>
              <Icon name="lock" />
              <div className={styles.words}>
                <p className={styles.name}>{t`Password`}</p>
                <p className={styles.fact}>{set ? t`Set on ${changed}` : t`None. We email you a code.`}</p>
              </div>
            </div>
            <div className={styles.opens}>
              <Disclosure summary={set ? t`Change password` : t`Set a password`} open={open}>
                <div className={styles.forms}>
                  <NewPassword key={done === 'setPassword' ? key : ''} {...data} />
                  {set && removable && <RemovePassword {...data} />}
                </div>
              </Disclosure>
            </div>
          </li>
          <li className={styles.row}>
            <div className={styles.what}>
              <Icon name="mail" />
              <div className={styles.words}>
                <p className={styles.name}>{t`Code by email`}</p>
                <p className={styles.fact}>{t`Always available with any confirmed address.`}</p>
              </div>
            </div>
          </li>
          {WAYS_IN.map(({ name, Way }) => (
            <Way key={name} {...data} />
          ))}
        </ul>
      </div>
    </>
  );
}

function NewPassword(data: AccountData) {
  const { t } = useLingui();
  const refused = useOwnRefusal(data.refused, 'setPassword');
  const sending = useSending('setPassword');
  const [typed, setTyped] = useState('');
  const words = [t`Too short`, t`Too short`, t`Repetitive`, t`Long enough`, t`Strong`] as const;
  const good = strengthOf(typed);
  return (
    <SectionForm {...data} intent="setPassword" fields={['passwd']} emptied>
      <div className={styles.narrow}>
        <PasswordField
          id="passwd"
          name="passwd"
          label={t`New password`}
          hint={t`At least 15 characters. A few unrelated words are easy to remember.`}
          autoComplete="new-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          error={faultAt(refused, 'passwd')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          strength={typed === '' ? undefined : { text: words[good], good }}
        />
      </div>
      <Proof account={data.account} refused={refused} id="set-password" />
      <p className={styles.fact}>{t`All other devices are signed out, and we notify your main address.`}</p>
      <Button type="submit" variant="outline" busyLabel={sending ? t`Saving…` : undefined}>{t`Save password`}</Button>
    </SectionForm>
  );
}

function RemovePassword(data: AccountData) {
  const { t } = useLingui();
  const refused = useOwnRefusal(data.refused, 'removePassword');
  const sending = useSending('removePassword');
  return (
    <SectionForm {...data} intent="removePassword">
      <p className={styles.fact}>{t`You have another sign-in method, so you don’t need a password.`}</p>
      {refused?.proof && <Proof account={data.account} refused={refused} id="remove-password" />}
      <Button type="submit" variant="danger" size="compact" busyLabel={sending ? t`Removing…` : undefined}>
        {t`Remove password`}
      </Button>
    </SectionForm>
  );
}
