import { useRef, useState } from 'react';
import { classNames } from '#design/class-names';
import { useTakeover } from '#design/hydrated';
import { Icon } from '#design/icon';
import styles from './avatar.module.css';
import { fallbackOf, initialsOf, type Person } from './initials.ts';

interface Look {
  readonly size?: 'small' | 'medium' | 'large';
  /** `work` while somebody travels for a company. */
  readonly tone?: 'plain' | 'work';
  readonly className?: string | undefined;
}

export type AvatarProps = Look &
  (
    | { readonly person: Person }
    /** The account's picture; where it is missing or broken, what the account's name gives. */
    | { readonly image: string | undefined; readonly accountName: string | undefined }
  );

/** Who somebody is at a glance. Decoration: the name always stands beside it or in the control around it. */
export function Avatar(props: AvatarProps) {
  const { size = 'medium', tone = 'plain', className } = props;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.avatar,
        size !== 'medium' && styles[size],
        tone === 'work' && styles.work,
        className,
      )}
    >
      {'person' in props ? <Initials of={props.person} /> : <Picture key={props.image} {...props} />}
    </span>
  );
}

function Initials({ of }: { of: Person }) {
  const initials = initialsOf(of);
  return initials === '' ? <Placeholder /> : <bdi>{initials}</bdi>;
}

function Picture({ image, accountName }: { image: string | undefined; accountName: string | undefined }) {
  const [broken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  // It may have failed before the scripts came.
  useTakeover(() => {
    const { complete, naturalWidth } = element.current ?? {};
    if (complete && naturalWidth === 0) setBroken(true);
  });
  const instead = <Fallback of={accountName} />;
  if (!image || broken) return instead;
  // What is shown instead lies beneath: a picture that fails where no script has taken over yet leaves it in view.
  return (
    <>
      {instead}
      <img
        ref={element}
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        className={styles.picture}
        onError={() => setBroken(true)}
      />
    </>
  );
}

function Fallback({ of }: { of: string | undefined }) {
  const fallback = fallbackOf(of);
  if (fallback.kind === 'letter') return <bdi>{fallback.letter}</bdi>;
  return fallback.kind === 'person' ? <Icon name="user" /> : <Placeholder />;
}

/** A sheet with one fold: nothing is known of who this is. */
function Placeholder() {
  return (
    <svg viewBox="0 0 40 40" focusable="false" className={styles.fold}>
      <path d="M0 0h24L16 40H0z" />
    </svg>
  );
}
