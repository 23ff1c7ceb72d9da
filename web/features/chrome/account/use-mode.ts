import { useLingui } from '@lingui/react/macro';
import type { AccountMode } from '#design/account-menu';
import type { AccountControl } from './use-account.ts';

/** As whom somebody travels; absent for who has one way only. */
export function useMode({ state, turning, setMode }: AccountControl, name: string): AccountMode | undefined {
  const { t } = useLingui();
  if (!state?.businessState) return undefined;
  const { businessMode, companyName } = state.businessState;
  const value = businessMode ? 'business' : 'personal';
  return {
    label: t`Travel as`,
    name,
    value: turning === 'business' || turning === 'personal' ? turning : value,
    options: [
      { value: 'business', text: t`Business` },
      { value: 'personal', text: t`Personal` },
    ],
    note: companyName,
    onChange: (chosen) => {
      if (chosen !== value) setMode(chosen);
    },
  };
}
