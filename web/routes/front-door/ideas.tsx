import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use, useSyncExternalStore } from 'react';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { PlaceArt } from '#design/place-art';
import { Price } from '#design/price';
import { SampleMark } from '#design/sample-mark';
import { Skeleton } from '#design/skeleton';
import { artAddress } from '../../art-address.ts';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { type Found, ideasNow, listenToIdeas } from './ideas-now.ts';
import styles from './ideas.module.css';

const ofPage = (): undefined => undefined;

/** Trips from one place with their whole totals, for the party of the form above; nothing at all when none was found. */
export function Ideas({ ideas }: { ideas: Promise<Found | null> }) {
  const { t } = useLingui();
  const { now } = useFacts();
  const changed = useSyncExternalStore(listenToIdeas, ideasNow, ofPage);
  const first = use(ideas);
  const found = changed?.found ?? first;
  if (!found || found.ideas.length === 0) return null;
  const city = found.from.cityName;
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(found.checkedAt)) / 60_000));
  const party = changed?.party ?? t`${plural(found.adults, { one: '# adult', other: '# adults' })}`;
  return (
    <section className={styles.ideas} aria-labelledby="ideas-title">
      <div className={styles.head}>
        <h2 id="ideas-title">{t`Round trips from ${city}`}</h2>
        <p>
          {minutes < 1
            ? t`Total for ${party} with cabin bags. Checked just now.`
            : t`Total for ${party} with cabin bags. ${plural(minutes, { one: 'Checked # minute ago.', other: 'Checked # minutes ago.' })}`}
        </p>
        {found.ideas.some((idea) => idea.dataClass === 'demo') && <SampleMark>{t`Sample inventory`}</SampleMark>}
      </div>
      <ul className={styles.list}>
        {found.ideas.map((idea) => (
          <li key={idea.address}>
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IdeaCard({ idea }: { idea: Found['ideas'][number] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { lat, lon, cityName } = idea.to;
  const time = format.duration(idea.durationMinutes);
  return (
    <Anchor href={idea.address} className={styles.card}>
      <span className={styles.art}>
        <PlaceArt src={artAddress(idea.to)} lat={lat} lon={lon} />
      </span>
      <span className={styles.line}>
        <b>{cityName}</b> <Price>{format.wholeMoney(idea.total)}</Price>
      </span>{' '}
      <span className={styles.facts}>
        <span>
          {format.day(idea.depart, 'brief')} – {format.day(idea.return, 'brief')}
        </span>{' '}
        <span>
          {idea.stops === 0
            ? t`${time}, direct`
            : t`${time}, ${plural(idea.stops, { one: '# stop', other: '# stops' })}`}
        </span>
      </span>
    </Anchor>
  );
}

/** Keeps the room while the totals are on their way. */
export function IdeasSoon() {
  return (
    <div className={classNames(styles.ideas, styles.soon)} aria-hidden="true">
      <div className={styles.list}>
        {[0, 1, 2, 3, 4].map((n) => (
          <div key={n} className={styles.card}>
            <span className={styles.art}>
              <Skeleton shape="block" className={styles.artSoon} />
            </span>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </div>
  );
}
