import { useActionData, useLoaderData } from 'react-router';
import { PasskeysPage } from '../../features/account/passkeys/passkeys-page.tsx';
import type { action, loader } from './data.ts';

export default function ProfilePasskeys() {
  return <PasskeysPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>() ?? null} />;
}
