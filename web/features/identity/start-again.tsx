import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { PostForm } from '../../post-form.tsx';

interface StartAgainProps {
  readonly formtoken: string;
  /** Handle of the account that is signed out; others of this browser stay. */
  readonly account: string | null;
  readonly question: string;
}

/** Signs out with one press and begins at the first step. A link must not sign anybody out, so it is a form. */
export function StartAgain({ formtoken, account, question }: StartAgainProps) {
  const { t } = useLingui();
  return (
    <PostForm formtoken={formtoken} action="/signout">
      <input type="hidden" name="redir" value="/login" />
      {account !== null && <input type="hidden" name="account" value={account} />}
      <p>
        {question}{' '}
        <Button type="submit" variant="link">
          {t`Sign out and start again`}
        </Button>
      </p>
    </PostForm>
  );
}
