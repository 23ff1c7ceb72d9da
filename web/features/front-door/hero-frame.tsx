import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RouteMap } from '#design/route-map';
import { useFacts } from '../../facts.ts';
import styles from './hero-frame.module.css';

type Point = { readonly lon: number; readonly lat: number };

interface HeroFrameProps {
  /** What the site promises, where the brand has no words of its own. */
  readonly lead: string;
  /** An ornament behind the form. */
  readonly map: { readonly points: readonly Point[]; readonly others: readonly Point[] };
  /** The search form, and what goes on from it. */
  readonly children: ReactNode;
}

/** The first screen of a front door: what the site promises, and the search over a map. */
export function HeroFrame({ lead, map, children }: HeroFrameProps) {
  const { t } = useLingui();
  const { brand, dir } = useFacts();
  const { front } = brand;
  return (
    <section className={styles.hero} aria-labelledby="front-title">
      <div className={styles.map}>
        <RouteMap {...map} aspect={4.4} room={{ start: 0.6, dir }} />
      </div>
      <div className={styles.front}>
        <h1 id="front-title" className={styles.title}>
          {front?.title ?? t`The total price from the start`}
        </h1>
        <p className={styles.lead}>{front?.lead ?? lead}</p>
        {children}
      </div>
    </section>
  );
}
