import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { PageTitle } from '../../page-title.tsx';
import { SIGN_IN_STATES, type SignInMode, type SignInState } from './flow.ts';
import { SignInPage } from './sign-in-page.tsx';
import type { StepResult } from './submit.ts';

interface SignInStatesProps {
  readonly state: SignInState | null;
  readonly mode: SignInMode;
  readonly email: string;
  readonly refused: string | null;
  readonly field: string | null;
  readonly message: string;
  readonly until: string | null;
}

/** All steps with what is in them; for looking at, nothing is sent. */
export function SignInStates({ state, mode, email, refused, field, message, until }: SignInStatesProps) {
  const { t } = useLingui();
  if (!state) {
    return (
      <>
        <PageTitle>{t`Sign in`}</PageTitle>
        <ul>
          {SIGN_IN_STATES.map((each) => (
            <li key={each}>
              <Link href={`/dev/signin?state=${each}`}>{each}</Link>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const result: StepResult = {
    state,
    email: state === 'landing' ? '' : email,
    refused: refused
      ? { errorCode: refused, message, ...(field && { errorField: field }), ...(until && { until }) }
      : null,
  };
  return <SignInPage formtoken="" mode={mode} state={state} redir="/" result={result} />;
}
