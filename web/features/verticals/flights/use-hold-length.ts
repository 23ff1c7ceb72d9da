import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const HOUR = 60;
const LAST_HOURS = 48 * HOUR;

/** `30 minutes`, `24 hours`, `3 days`. */
export function useHoldLength(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    const hours = Math.floor(minutes / HOUR);
    if (minutes < HOUR) return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
    if (minutes <= LAST_HOURS) return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
    return t`${plural(Math.floor(hours / 24), { one: '# day', other: '# days' })}`;
  };
}
