import { useState } from 'react';
import styles from './flag.module.css';

export interface CountryFlagProps {
  readonly src: string;
  /** ISO 3166-1, shown where the picture does not come. */
  readonly country: string;
}

/** A picture beside the name of a country: it says nothing by itself, and never means a language. */
export function CountryFlag({ src, country }: CountryFlagProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className={styles.missing} aria-hidden="true">
        {country}
      </span>
    );
  }
  return (
    <img
      className={styles.flag}
      src={src}
      alt=""
      width="27"
      height="18"
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
