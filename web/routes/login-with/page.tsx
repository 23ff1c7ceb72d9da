import { useActionData, useLoaderData } from 'react-router';
import { ProviderPage } from '../../features/identity/provider-page.tsx';
import type { action, loader } from './data.ts';

export default function LoginWith() {
  const answer = useActionData<typeof action>();
  const goTo = answer && 'goTo' in answer ? answer.goTo : null;
  const refused = answer && 'refused' in answer ? answer.refused : null;
  return <ProviderPage {...useLoaderData<typeof loader>()} goTo={goTo} refused={refused} />;
}
