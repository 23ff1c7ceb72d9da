import { useActionData, useLoaderData } from 'react-router';
import { TwoFactorPage } from '../../features/account/two-factor/two-factor-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfileTwoFactor() {
  return <TwoFactorPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
