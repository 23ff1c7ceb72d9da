import { Anchor } from '#design/link';
import styles from './link-choices.module.css';

export interface LinkChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly href: string; readonly current: boolean }[];
}

/** Two to four ways to look at the same thing, in one line; each has an address, so that it works without scripts. */
export function LinkChoices({ label, choices }: LinkChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.set}>
        {choices.map(({ name, href, current }) => (
          <li key={name}>
            <Anchor href={href} className={styles.choice} aria-current={current || undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
