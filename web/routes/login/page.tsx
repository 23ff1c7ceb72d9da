import { useActionData, useLoaderData } from 'react-router';
import { SignInPage } from '../../features/identity/sign-in-page.tsx';
import type { StepResult } from '../../features/identity/submit.ts';
import type { loader } from './data.ts';

export default function Login() {
  const { formtoken, mode, state, redir } = useLoaderData<typeof loader>();
  return (
    <SignInPage formtoken={formtoken} mode={mode} state={state} redir={redir} result={useActionData<StepResult>()} />
  );
}
