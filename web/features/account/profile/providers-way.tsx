import { useLingui } from '@lingui/react/macro';
import { PROVIDER_NAMES } from '../../identity/provider-names.ts';
import { useLists } from '../../reader/use-lists.ts';
import { PROVIDERS_PATH } from '../paths.ts';
import type { AccountData } from './types.ts';
import { WayRow } from './way-row.tsx';

/** Other sites; they are added and taken off on a page of their own. */
export function ProvidersWay({ providers }: AccountData) {
  const { t } = useLingui();
  const lists = useLists();
  if (providers.length === 0) return null;
  const linked = providers.filter((each) => each.linked).map(({ provider }) => PROVIDER_NAMES[provider]);
  return (
    <WayRow
      icon="globe"
      name={t`Linked sites`}
      fact={linked.length > 0 ? lists.facts(linked) : t`None`}
      href={PROVIDERS_PATH}
    >
      {t`Manage linked sites`}
    </WayRow>
  );
}
