import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { useLists } from '../../results/use-lists.ts';
import { TRAVELLERS_PATH } from '../travellers/paths.ts';
import styles from './account.module.css';
import type { AccountData } from './types.ts';

/** Who is saved; their data stands on a page of its own. */
export function TravellersPart({ travellers }: AccountData) {
  const { t } = useLingui();
  const lists = useLists();
  const many = travellers.length;
  return (
    <div className={styles.sheet}>
      <div className={styles.box}>
        <div className={styles.line}>
          <div className={styles.what}>
            <Icon name="users" />
            <div className={styles.words}>
              <p className={styles.name}>
                {many === 0
                  ? t`Nobody is saved yet`
                  : t`${plural(many, { one: '# saved traveller', other: '# saved travellers' })}`}
              </p>
              <p className={styles.fact}>
                {many === 0
                  ? t`Names, documents and needs, so that checkout asks for nothing twice.`
                  : lists.facts(travellers)}
              </p>
            </div>
          </div>
          <LinkButton size="compact" variant="neutral" href={TRAVELLERS_PATH}>
            {many === 0 ? t`Add travellers` : t`Open travellers`}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
