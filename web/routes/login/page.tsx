import { useActionData, useLoaderData } from 'react-router';
import { ClosedPage } from '../../features/identity/closed-page.tsx';
import { SignedInPage } from '../../features/identity/signed-in-page.tsx';
import { SignInPage } from '../../features/identity/sign-in-page.tsx';
import type { StepResult } from '../../features/identity/submit.ts';
import type { loader } from './data.ts';

export default function Login() {
  const { allowSignIn, signedIn, ...address } = useLoaderData<typeof loader>();
  const result = useActionData<StepResult>();
  if (!allowSignIn) return <ClosedPage />;
  if (signedIn !== null && !result) return <SignedInPage email={signedIn} redir={address.redir} />;
  return <SignInPage {...address} result={result} />;
}
