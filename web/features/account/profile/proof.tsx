import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { CodeField } from '#design/code-field';
import { PasswordField } from '#design/password-field';
import styles from './account.module.css';
import { faultAt } from './section-form.tsx';
import type { AccountData } from './types.ts';

interface ProofProps extends Pick<AccountData, 'account' | 'refused'> {
  /** Of this form alone. */
  readonly id: string;
}

/** Who changes how the account is entered proves once more that it is theirs; the rest of the form stays as it was typed. */
export function Proof({ account, refused, id }: ProofProps) {
  const { t } = useLingui();
  if (account.fresh && !refused?.proof) return null;
  const byCode = refused?.proof === 'code';
  const main = account.emails.find(({ primary }) => primary)?.email ?? '';
  return (
    <div className={styles.proof} data-proof>
      {byCode ? (
        <>
          <p>
            {t`We sent a code to this address:`} <bdi>{main}</bdi>
          </p>
          <CodeField
            id={`${id}-code`}
            name="proofCode"
            label={t`Code`}
            hint={t`Valid for 10 minutes. You can paste it.`}
            error={faultAt(refused, 'proofCode')}
          />
        </>
      ) : (
        <p>{t`To protect your account, confirm that it is you.`}</p>
      )}
      {!byCode && account.password.set && (
        <PasswordField
          id={`${id}-password`}
          name="proofPasswd"
          label={t`Current password`}
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          error={faultAt(refused, 'proofPasswd')}
        />
      )}
      <Button type="submit" name="mailProof" value="yes" variant="link" formNoValidate>
        {byCode ? t`Send another code` : t`Email me a code instead`}
      </Button>
    </div>
  );
}
