import { classNames } from '#design/class-names';
import { climateOf } from './climate.ts';
import { artHeight, artWidth } from './frame.ts';
import styles from './place-art.module.css';

export interface PlaceArtProps {
  /** Where `drawPlaceArt` of this place is served; same origin, cached for ever. */
  readonly src: string;
  readonly lon: number;
  readonly lat: number;
  readonly className?: string | undefined;
}

const panels = [0, 1, 2, 3];
const panel = artWidth / panels.length;

/** A place as a folded piece of map. Decoration: the name stands beside it. */
export function PlaceArt({ src, lon, lat, className }: PlaceArtProps) {
  return (
    <svg
      className={classNames(styles.art, styles[climateOf(lon, lat)], className)}
      viewBox={`0 0 ${artWidth} ${artHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${src}#art`} />
      {panels.map((at) => (
        <g key={at}>
          <rect className={at % 2 === 0 ? styles.lift : styles.shade} x={at * panel} width={panel} height={artHeight} />
          {at > 0 && <path className={styles.crease} d={`M${at * panel} 0v${artHeight}`} />}
        </g>
      ))}
      <circle className={styles.halo} cx={artWidth / 2} cy={artHeight / 2} r="10" />
      <circle className={styles.pin} cx={artWidth / 2} cy={artHeight / 2} r="5.5" />
    </svg>
  );
}
