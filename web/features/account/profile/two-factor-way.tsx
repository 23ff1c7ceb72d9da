import { useLingui } from '@lingui/react/macro';
import { TWO_FACTOR_PATH } from '../paths.ts';
import type { AccountData } from './types.ts';
import { WayRow } from './way-row.tsx';

/** A second step; it is set up on a page of its own. */
export function TwoFactorWay({ twoStep }: AccountData) {
  const { t } = useLingui();
  return (
    <WayRow
      icon="shield-check"
      name={t`Two-step sign-in`}
      fact={twoStep ? t`On: you sign in with a code from your app` : t`Off`}
      href={TWO_FACTOR_PATH}
    >
      {twoStep ? t`Manage two-step sign-in` : t`Turn on two-step sign-in`}
    </WayRow>
  );
}
