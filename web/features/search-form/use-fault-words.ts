import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import { useLists } from '../reader/use-lists.ts';
import type { Fault } from './faults.ts';

/** A fault of the form as a problem at its field: cause and cure. */
export function useFaultWords(): (fault: Fault) => Problem {
  const { t } = useLingui();
  const lists = useLists();
  return (fault) => {
    const said = { code: fault.kind, description: fault.kind, field: fault.field };
    if (fault.kind === 'day') {
      const missing = fault.back ? t`Choose a return date, or select One way.` : t`Choose a date.`;
      return {
        ...said,
        localizedDescription: fault.typed
          ? t`“${fault.typed}” is not a date. Use a format like 9 Mar or 2027-03-09.`
          : missing,
      };
    }
    if (fault.typed === '') return { ...said, localizedDescription: t`Enter a city or an airport.` };
    const meant = lists.any(fault.meant);
    if (fault.several) {
      return { ...said, localizedDescription: t`“${fault.typed}” can mean several places. Did you mean ${meant}?` };
    }
    return {
      ...said,
      localizedDescription: meant
        ? t`No place matches “${fault.typed}”. Did you mean ${meant}?`
        : t`No place matches “${fault.typed}”. Enter an airport code or a larger city nearby.`,
    };
  };
}
