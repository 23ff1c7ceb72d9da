import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { ProviderName, ProviderWay } from '#contract/identity';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import column from '../../column/column.module.css';
import { Resume } from '../../account-data/resume.tsx';
import { ColumnPage } from '../../column/column-page.tsx';
import { PROVIDER_NAMES } from '../../identity/provider-names.ts';
import { sectionPageAddress } from '../profile/pages.ts';
import { PROVIDERS_PATH } from '../paths.ts';

interface ProvidersPageProps {
  readonly providers: readonly ProviderWay[];
  readonly formtoken: string;
  /** What was just taken off. */
  readonly done: ProviderName | null;
  readonly refused: string | null;
}

/** Other sites that lead into the account: added here, and taken off as long as another way in is left. */
export function ProvidersPage({ providers, formtoken, done, refused }: ProvidersPageProps) {
  const { t } = useLingui();
  const removed = done && PROVIDER_NAMES[done];
  return (
    <ColumnPage
      title={t`Sign in with other sites`}
      back={{ href: sectionPageAddress('security'), text: t`Sign-in and security` }}
      lead={t`They confirm who you are without sharing your password. They learn that you sign in here, not where you travel.`}
    >
      <Resume path={PROVIDERS_PATH} />
      {removed !== null && refused === null && (
        <Note tone="good" polite title={t`${removed} can no longer sign in to your account`} />
      )}
      {refused !== null && (
        <Note tone="bad" role="alert" title={t`Nothing was changed`}>
          {refused}
        </Note>
      )}
      {providers.length === 0 ? (
        <p>{t`No other sites are available here.`}</p>
      ) : (
        <ul className={column.list}>
          {providers.map((way) => (
            <li key={way.provider} className={column.row}>
              <Way {...way} />
              {way.linked ? <TakeOff {...way} formtoken={formtoken} /> : <Add {...way} />}
            </li>
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}

function Way({ provider, linked, email, since }: ProviderWay) {
  const { t } = useLingui();
  const { day } = useFormat();
  // A date stays in one line.
  const when = since === null ? '' : day(since, 'plain').replaceAll(' ', '\u00a0');
  return (
    <div className={column.what}>
      <span className={column.name}>{PROVIDER_NAMES[provider]}</span>
      <span className={column.fact}>{linked ? t`Linked since ${when}` : t`Not linked`}</span>
      {email !== null && (
        <span className={column.fact}>
          <bdi>{email}</bdi>
        </span>
      )}
    </div>
  );
}

function TakeOff({ provider, removable, formtoken }: ProviderWay & { readonly formtoken: string }) {
  const { t } = useLingui();
  const leaving = useNavigation().formData?.get('provider') === provider;
  const name = PROVIDER_NAMES[provider];
  if (!removable) {
    return (
      <p
        className={column.fact}
      >{t`This is your only way to sign in. Confirm your email address, set a password or add a passkey to remove it.`}</p>
    );
  }
  return (
    <PostForm formtoken={formtoken} action={PROVIDERS_PATH}>
      <input type="hidden" name="provider" value={provider} />
      <Button
        type="submit"
        data-resume={`remove-${provider}`}
        aria-label={t`Remove ${name}`}
        busyLabel={leaving ? t`Removing…` : undefined}
      >
        {t`Remove`}
      </Button>
    </PostForm>
  );
}

function Add({ provider }: ProviderWay) {
  const { t } = useLingui();
  const name = PROVIDER_NAMES[provider];
  const query = new URLSearchParams({ link: '1', redir: PROVIDERS_PATH }).toString();
  return (
    <Anchor
      href={`/login/with/${provider}?${query}`}
      className={buttonClass({})}
      data-resume={`add-${provider}`}
      aria-label={t`Add ${name}`}
    >
      {t`Add`}
    </Anchor>
  );
}
