import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { OutputOf } from '#contract/core';
import type { Passkey, passkeys } from '#contract/identity';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import { Resume } from '../../account-data/resume.tsx';
import { ColumnPage } from '../../column/column-page.tsx';
import column from '../../column/column.module.css';
import { sectionPageAddress } from '../profile/pages.ts';
import { AddPasskey } from './add-passkey.tsx';
import styles from './passkeys.module.css';
import { PASSKEYS_PATH } from '../paths.ts';

export interface PasskeysRefused {
  readonly id: string;
  readonly code: string;
}

interface PasskeysPageProps extends OutputOf<typeof passkeys.list> {
  readonly formtoken: string;
  readonly done: 'rename' | 'remove' | null;
  readonly refused: PasskeysRefused | null;
}

/** Passkeys that open the account: named, taken off, and made where the browser can. */
export function PasskeysPage({ passkeys: keys, possible, formtoken, done, refused }: PasskeysPageProps) {
  const { t } = useLingui();
  const doneWords = { rename: t`Name saved`, remove: t`Passkey removed` };
  return (
    <ColumnPage
      title={t`Passkeys`}
      back={{ href: sectionPageAddress('security'), text: t`Sign-in and security` }}
      lead={t`A passkey lets you sign in with your fingerprint, face or PIN. There is nothing to remember, and it works on this site only.`}
    >
      <Resume path={PASSKEYS_PATH} />
      {done !== null && refused === null && <Note tone="good" polite title={doneWords[done]} />}
      {refused !== null && refused.code !== 'PASSKEY_NAME_MISSING' && <Refused code={refused.code} />}
      {keys.length === 0 ? (
        <p>{t`You have no passkeys yet.`}</p>
      ) : (
        <ul className={column.list}>
          {keys.map((key) => (
            <li key={key.id} className={column.row}>
              <Facts {...key} />
              <Remove {...key} formtoken={formtoken} />
              <Rename key={key.name} {...key} formtoken={formtoken} refused={refused} />
            </li>
          ))}
        </ul>
      )}
      {possible && <AddPasskey />}
    </ColumnPage>
  );
}

function Refused({ code }: Pick<PasskeysRefused, 'code'>) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    LAST_WAY_IN: t`This passkey is your only way to sign in. Confirm your email address or set a password first, or add another passkey.`,
    SECOND_FACTOR_NEEDED: t`Your account requires a second step. Set up an app first, or add another passkey.`,
    NOT_FOUND: t`That passkey no longer exists.`,
  };
  return (
    <Note tone="bad" role="alert" title={t`Nothing was changed`}>
      {words[code] ?? t`Try again in a moment.`}
    </Note>
  );
}

function Facts({ name, createdAt, lastUsedAt, host, here }: Passkey) {
  const { t } = useLingui();
  const { day } = useFormat();
  const made = day(createdAt, 'plain');
  const used = lastUsedAt === null ? '' : day(lastUsedAt, 'plain');
  return (
    <div className={column.what}>
      <span className={column.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={column.fact}>{t`Added on ${made}`}</span>
      <span className={column.fact}>{lastUsedAt === null ? t`Not used yet` : t`Last used on ${used}`}</span>
      {!here && <span className={column.fact}>{t`For ${host} only`}</span>}
    </div>
  );
}

interface FormProps extends Passkey {
  readonly formtoken: string;
}

function Rename({ id, name, formtoken, refused }: FormProps & Pick<PasskeysPageProps, 'refused'>) {
  const { t } = useLingui();
  const busy = useBusy('rename', id);
  const missing = refused?.id === id && refused.code === 'PASSKEY_NAME_MISSING';
  return (
    <Disclosure summary={<bdi>{t`Rename ${name}`}</bdi>} open={missing} className={styles.rename}>
      <PostForm formtoken={formtoken} action={PASSKEYS_PATH} className={styles.form} noValidate>
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`name-${id}`}
          name="name"
          label={t`Passkey name`}
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          error={missing ? t`Enter a name.` : undefined}
        />
        <Button type="submit" name="intent" value="rename" variant="outline" busyLabel={busy ? t`Saving…` : undefined}>
          {t`Save name`}
        </Button>
      </PostForm>
    </Disclosure>
  );
}

function Remove({ id, name, formtoken }: FormProps) {
  const { t } = useLingui();
  const busy = useBusy('remove', id);
  return (
    <PostForm formtoken={formtoken} action={PASSKEYS_PATH}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="remove"
        data-resume={`remove-${id}`}
        aria-label={t`Remove ${name}`}
        busyLabel={busy ? t`Removing…` : undefined}
      >
        {t`Remove`}
      </Button>
    </PostForm>
  );
}

function useBusy(intent: string, id: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && formData.get('id') === id;
}
