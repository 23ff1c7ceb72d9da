import { useLoaderData } from 'react-router';
import { SignOutPage } from '../../features/identity/sign-out-page.tsx';
import type { loader } from './data.ts';

export default function SignOut() {
  return <SignOutPage {...useLoaderData<typeof loader>()} />;
}
