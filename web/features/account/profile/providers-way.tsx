import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { PROVIDER_NAMES } from '../../identity/provider-names.ts';
import { useLists } from '../../verticals/flights/use-lists.ts';
import { PROVIDERS_PATH } from '../providers/path.ts';
import styles from './account.module.css';
import type { AccountData } from './types.ts';

/** Other sites; they are added and taken off on a page of their own. */
export function ProvidersWay({ providers }: AccountData) {
  const { t } = useLingui();
  const lists = useLists();
  if (providers.length === 0) return null;
  const linked = providers.filter((each) => each.linked).map(({ provider }) => PROVIDER_NAMES[provider]);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.what}>
          <Icon name="globe" />
          <div className={styles.words}>
            <p className={styles.name}>{t`Other sites`}</p>
            <p className={styles.fact}>{linked.length > 0 ? lists.facts(linked) : t`None added`}</p>
          </div>
        </div>
        <LinkButton size="compact" variant="neutral" href={PROVIDERS_PATH}>
          {t`Change other sites`}
        </LinkButton>
      </div>
    </li>
  );
}
