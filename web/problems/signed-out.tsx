import { useLingui } from '@lingui/react/macro';
import { Form, useLocation } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import type { SignedOut } from '../features/forms/signed-out.ts';
import styles from '../shell/error-page.module.css';
import { HelpLine } from './help-line.tsx';

/** A form that arrived after its reader was signed out: what was typed waits here, and is sent again by the server's own way. */
export function SignedOutPage({ typed, withheld }: Pick<SignedOut, 'typed' | 'withheld'>) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.page} aria-labelledby="signed-out-title">
      <h1 id="signed-out-title">{t`You were signed out`}</h1>
      <p>{t`Nothing was saved yet. Your details are still on this page: sign in, return to this tab and choose “Send again”.`}</p>
      {withheld && <p>{t`For your security, enter passwords and document numbers again before you save.`}</p>}
      <Form method="post" action={pathname + search} reloadDocument className={styles.row}>
        {typed.map(([name, value], at) => (
          <input key={`${at} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <LinkButton variant="primary" icon="external-link" href="/login?mode=ended" target="_blank" rel="noopener">
          {t`Sign in in a new tab`}
        </LinkButton>
        <Button type="submit" variant="outline">{t`Send again`}</Button>
      </Form>
      <HelpLine />
    </section>
  );
}
