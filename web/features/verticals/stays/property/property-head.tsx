import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '#design/copy-button';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { PictureGrid } from '#design/picture-grid';
import { PlaceArt } from '#design/place-art';
import { SampleMark } from '#design/sample-mark';
import { SceneArt } from '#design/scene-art';
import { ScoreBadge } from '#design/score-badge';
import { StarRating } from '#design/star-rating';
import { formatStayAddress } from '#contract/search';
import type { Property, StayAddress, StayArea, StayDetail } from '#contract/search';
import { artAddress } from '../../../../art-address.ts';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { climateAt, sceneOf } from '../scene.ts';
import { useStayLines } from '../use-stay-lines.ts';
import { useStayWords } from '../use-stay-words.ts';
import { PageTitle } from '../../../../page-title.tsx';
import styles from './property.module.css';

interface HeadProps {
  readonly detail: StayDetail;
  readonly area: StayArea;
  readonly address: StayAddress;
  readonly listed: number | null;
  /** Of this page with the choice in it. */
  readonly href: string;
}

/** What it is called, where it lies and what its guests thought. */
export function PropertyHead({ detail: { offer }, area, address, listed, href }: HeadProps) {
  const { t } = useLingui();
  const { origin, base } = useFacts();
  const { placeOf } = useStayLines({ area });
  const { property } = offer;
  return (
    <header className={styles.head}>
      <PageTitle>{property.name}</PageTitle>
      <meta name="robots" content="noindex" />
      <Link look="block" href={formatStayAddress(address)}>
        <Icon name="chevron-left" size="small" />
        {listed === null || listed === 0
          ? t`Back to results`
          : t`Back to ${plural(listed, { one: '# place', other: '# places' })}`}
      </Link>
      <div className={styles.titleRow}>
        <div>
          <h1>{property.name}</h1>
          <div className={styles.facts}>
            <Rating property={property} />
            <span>{placeOf(offer)}</span>
            {property.chain && <span>{property.chain.name}</span>}
            <span>{t`Price checked just now`}</span>
            {offer.dataClass === 'demo' && (
              <SampleMark title={t`Sample property: it does not exist and can’t be stayed at`}>
                {t({ context: 'a place to stay', message: 'Sample inventory' })}
              </SampleMark>
            )}
          </div>
        </div>
        <CopyButton text={origin + base + href} label={t`Copy link`} copiedText={t`Copied`} inWords />
      </div>
    </header>
  );
}

function Rating({ property: { stars, score } }: { readonly property: Property }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const count = ([1, 2, 3, 4, 5] as const).find((each) => each === stars);
  const ratings = score ? format.count(score.count) : '';
  return (
    <>
      {count && <StarRating count={count} text={words.stars(count)} />}
      {score ? (
        <ScoreBadge value={words.score(score.tenths)} scale={t`out of 10`} source={t`${ratings} ratings`} />
      ) : (
        <span>{t`No ratings yet`}</span>
      )}
    </>
  );
}

/** The house, its rooms and where it lies, drawn and said to be. */
export function Pictures({ detail: { offer, needs } }: Pick<HeadProps, 'detail'>) {
  const { t } = useLingui();
  const { property } = offer;
  const rooms = [...new Set(needs.flatMap(({ offers }) => offers.map(({ room }) => room.key)))];
  const scene = { climate: climateAt(property) };
  const drawn = (key: string) => <SceneArt key={key} seed={`${property.key} ${key}`} kind="room" {...scene} />;
  const [first, ...more] = rooms;
  return (
    <PictureGrid
      caption={t`Illustrations: no photos from this property yet`}
      pictures={[
        <SceneArt key="house" seed={property.key} kind={sceneOf(property.amenities)} {...scene} />,
        ...(first ? [drawn(first)] : []),
        <PlaceArt key="place" src={artAddress(property)} lon={property.lon} lat={property.lat} />,
        ...more.slice(0, 2).map(drawn),
      ]}
    />
  );
}
