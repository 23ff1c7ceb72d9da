import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './footer.module.css';
import { Groups, Places } from './groups.tsx';
import { Apps, hasBothStores, Names, PrivacyRow } from './rows.tsx';
import type { FooterProps } from './types.ts';
import { useNarrow } from './use-narrow.ts';

/** The page footer. Where there is no link in any group, there is no footer. */
export function Footer(props: FooterProps) {
  const { variant, top, help, siteMap, apps, pickers, privacy, cards, partners, registration } = props;
  const narrow = useNarrow();
  const groups = props.groups.filter(({ links }) => links.length > 0);
  const places = props.places.filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  const offered = hasBothStores(apps.stores);
  return (
    <footer className={classNames(styles.footer, styles[variant])}>
      <div className={styles.inner}>
        <div className={styles.first}>
          <Help {...help} />
          {top && (
            <a href="#top" className={styles.top} data-glides>
              <Icon name="chevron-up" size="small" />
              {top}
            </a>
          )}
        </div>
        <div className={styles.groups}>
          <Groups groups={groups} narrow={narrow} />
        </div>
        {places.length > 0 && (
          <div className={styles.places}>
            <Places groups={places} narrow={narrow} words={siteMap} />
          </div>
        )}
        {(offered || pickers) && (
          <div className={styles.offers}>
            <Apps {...apps} />
            {pickers && <div className={styles.pickers}>{pickers}</div>}
          </div>
        )}
        {(cards.names.length > 0 || partners.names.length > 0) && (
          <div className={styles.trust}>
            <Names {...cards} kind="cards" />
            <Names {...partners} kind="partners" />
          </div>
        )}
        <div className={styles.ends}>
          <div className={styles.privacy}>
            <PrivacyRow {...privacy} />
          </div>
          {props.social && <div className={styles.social}>{props.social}</div>}
          {props.theme}
        </div>
        {props.brands && <div className={styles.brands}>{props.brands}</div>}
        {registration && <p className={styles.registration}>{registration}</p>}
      </div>
    </footer>
  );
}

type SlimFooterProps = Pick<FooterProps, 'help' | 'privacy' | 'theme'> & Partial<Pick<FooterProps, 'pickers'>>;

/** The footer of checkout and of lists: help and the rules, nothing that leads away by accident. */
export function SlimFooter({ help, privacy, pickers, theme }: SlimFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Help {...help} />
        {pickers && <div className={styles.pickers}>{pickers}</div>}
        <div className={styles.ends}>
          <PrivacyRow {...privacy} />
          {theme}
        </div>
      </div>
    </footer>
  );
}

/** First and in the same place on every page. */
function Help({ url, title, text }: FooterProps['help']) {
  return (
    <Anchor href={url} className={styles.help}>
      <Icon name="circle-question-mark" className={styles.sign} />
      <span className={styles.helpWords}>
        <b>{title}</b> <span className={styles.small}>{text}</span>
      </span>
      <Icon name="chevron-right" size="small" />
    </Anchor>
  );
}
