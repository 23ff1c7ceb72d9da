import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { AccountEmail } from '#contract/identity';
import { Badge } from '#design/badge';
import { Button } from '#design/button';
import { Icon } from '#design/icon';
import { TextField } from '#design/text-field';
import styles from './account.module.css';
import { Done } from './done.tsx';
import type { Intent } from './intents.ts';
import { Proof } from './proof.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** Every address of the account; each that is confirmed signs in. */
export function EmailsPart(data: AccountData) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.lead}>{t`You can sign in with any confirmed address. Account emails go to the main one.`}</p>
      <Done done={data.done} section="emails" />
      <div className={styles.sheet}>
        <ul className={styles.rows}>
          {data.account.emails.map((email) => (
            <EmailRow key={email.id} data={data} email={email} />
          ))}
        </ul>
        <div className={styles.box}>
          <AddEmail {...data} />
        </div>
      </div>
    </>
  );
}

function EmailRow({ data, email }: { readonly data: AccountData; readonly email: AccountEmail }) {
  const { t } = useLingui();
  const { primary, confirmed } = email;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name={confirmed ? 'mail-check' : 'mail'} />
          <div className={styles.words}>
            <p className={styles.name}>
              <bdi>{email.email}</bdi>
              {primary && <Badge>{t`Main`}</Badge>}
              {!confirmed && <Badge tone="warn">{t`Not confirmed yet`}</Badge>}
            </p>
          </div>
        </div>
        {!primary && (
          <div className={styles.acts}>
            {confirmed ? (
              <RowAct data={data} email={email} intent="makePrimary" text={t`Set as main`} />
            ) : (
              <RowAct data={data} email={email} intent="resendEmail" text={t`Resend link`} />
            )}
            <RowAct data={data} email={email} intent="removeEmail" text={t`Remove`} />
          </div>
        )}
      </div>
    </li>
  );
}

interface RowActProps {
  readonly data: AccountData;
  readonly email: AccountEmail;
  readonly intent: Extract<Intent, 'makePrimary' | 'resendEmail' | 'removeEmail'>;
  readonly text: string;
}

/** One press; where the sign-in is not fresh the same form asks for a proof below its button. */
function RowAct({ data, email, intent, text }: RowActProps) {
  const refused = useOwnRefusal(data.refused, intent, email.id);
  const sending = useSending(intent, email.id);
  return (
    <SectionForm {...data} intent={intent} about={email.id}>
      {refused?.proof && <Proof account={data.account} refused={refused} id={`${intent}-${email.id}`} />}
      <Button
        type="submit"
        size="compact"
        variant="neutral"
        aria-label={`${text}: ${email.email}`}
        busyLabel={sending ? text : undefined}
      >
        {text}
      </Button>
    </SectionForm>
  );
}

function AddEmail(data: AccountData) {
  const { t } = useLingui();
  const { account, adding } = data;
  const refused = useOwnRefusal(data.refused, 'addEmail');
  const sending = useSending('addEmail');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (adding) field.current?.focus();
  }, [adding]);
  return (
    <SectionForm {...data} intent="addEmail" fields={['email']} emptied>
      <div className={styles.narrow}>
        <TextField
          ref={field}
          id="add-email"
          name="email"
          label={t`Add an address`}
          hint={t`We will email you a link. Open it to confirm the address.`}
          error={faultAt(refused, 'email')}
          defaultValue={refused?.values['email']}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      {refused?.proof && <Proof account={account} refused={refused} id="add-email" />}
      <Button type="submit" variant="outline" icon="plus" busyLabel={sending ? t`Sending…` : undefined}>
        {t`Add address`}
      </Button>
    </SectionForm>
  );
}
