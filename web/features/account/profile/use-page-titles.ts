import { useLingui } from '@lingui/react/macro';
import type { AccountPageId } from './pages.ts';

export function usePageTitles(): Readonly<Record<AccountPageId, string>> {
  const { t } = useLingui();
  return {
    bookings: t`Bookings`,
    travellers: t`Travellers`,
    payment: t`Payment`,
    details: t`Personal details`,
    security: t`Sign-in and security`,
    notifications: t`Notifications`,
    privacy: t`Privacy and data`,
  };
}
