import { useActionData, useLoaderData } from 'react-router';
import { ResendPage } from '../../features/identity/resend-page.tsx';
import { SignedInPage } from '../../features/identity/signed-in-page.tsx';
import type { action, loader } from './data.ts';

export default function Resend() {
  const { confirmed, ...loaded } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (confirmed) return <SignedInPage email={loaded.email} redir={loaded.redir} confirmed />;
  return <ResendPage {...loaded} result={result} />;
}
