import { useLoaderData } from 'react-router';
import { SignInStates } from '../../features/identity/sign-in-states.tsx';
import type { loader } from './data.ts';

export default function DevSignIn() {
  return <SignInStates {...useLoaderData<typeof loader>()} />;
}
