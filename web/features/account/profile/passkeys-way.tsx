import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PASSKEYS_PATH } from '../paths.ts';
import type { AccountData } from './types.ts';
import { WayRow } from './way-row.tsx';

/** Passkeys; they have a page of their own. */
export function PasskeysWay({ passkeys: { count, possible } }: AccountData) {
  const { t } = useLingui();
  if (count === 0 && !possible) return null;
  const fact = count === 0 ? t`None` : t`${plural(count, { one: '# passkey', other: '# passkeys' })}`;
  return (
    <WayRow icon="key-round" name={t`Passkeys`} fact={fact} href={PASSKEYS_PATH}>
      {count === 0 ? t`Add a passkey` : t`Manage passkeys`}
    </WayRow>
  );
}
