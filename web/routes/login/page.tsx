import { useActionData, useLoaderData } from 'react-router';
import { ClosedPage } from '../../features/identity/closed-page.tsx';
import { SignInPage } from '../../features/identity/sign-in-page.tsx';
import type { StepResult } from '../../features/identity/submit.ts';
import type { loader } from './data.ts';

export default function Login() {
  const { allowSignIn, formtoken, mode, state, redir } = useLoaderData<typeof loader>();
  const result = useActionData<StepResult>();
  if (!allowSignIn) return <ClosedPage />;
  return <SignInPage formtoken={formtoken} mode={mode} state={state} redir={redir} result={result} />;
}
