import { useLingui } from '@lingui/react/macro';
import { outsideBase } from '#contract/frames';
import { Link } from '#design/link';
import { PartnerIcon } from '../../embed/partner-icon.tsx';
import { useFacts } from '../../facts.ts';
import styles from './frame-foot.module.css';

/** Below a page in another site's frame: whose it is, and the rules, in windows of their own. */
export function FrameFoot() {
  const { t } = useLingui();
  const { base, brand, chrome, origin } = useFacts();
  const { frame } = chrome;
  if (!frame) return null;
  const { name } = brand;
  const host = frame.name;
  const outside = origin + outsideBase(base);
  const links = [
    { href: `${outside}/`, text: t`Open ${name}` },
    { href: `${outside}/privacy`, text: t({ context: 'link to the privacy notice', message: 'Privacy' }) },
    { href: `${outside}/help`, text: t({ context: 'link to the help pages', message: 'Help' }) },
  ];
  return (
    <footer className={styles.foot}>
      <p className={styles.words}>
        {frame.icon !== null && <PartnerIcon partner={frame.partner} src={frame.icon} className={styles.icon} />}
        <span>{t`Flights on this ${host} page are provided by ${name}. Booking opens in a new window.`}</span>
      </p>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link look="block" href={href} target="_blank" rel="noopener">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
