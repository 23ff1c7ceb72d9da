import { ringPath, type Point } from '#design/simplify';
import {
  placeIn,
  roundBelow,
  sheets,
  spanOf,
  widthInMetres,
  type MapBox,
  type MapPoint,
  type MapShape,
} from './geometry.ts';
import styles from './result-map.module.css';

/** Closed lines of degrees; lakes are rings inside rings. */
export type LandRings = readonly (readonly (readonly [lon: number, lat: number])[])[];

export interface GroundProps {
  readonly box: MapBox;
  readonly shape: MapShape;
  readonly land?: LandRings | undefined;
  /** What was searched: circles of distance stand around it. */
  readonly centre?: MapPoint | undefined;
}

/** Metres of the scale, also the step of the circles. */
export function scaleOf(box: MapBox): number {
  return roundBelow(widthInMetres(box) / 4);
}

function graticule(box: MapBox, [width, height]: readonly [number, number]): string {
  const span = spanOf(box);
  const step = [45, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002].find(
    (degrees) => span / degrees >= 3,
  );
  if (step === undefined) return '';
  let path = '';
  for (let at = Math.ceil((box.west - span) / step); at * step < box.west + 2 * span; at += 1) {
    path += `M${Math.round(((at * step - box.west) / span) * width)} ${-height}v${3 * height}`;
  }
  const tall = box.north - box.south;
  for (let at = Math.ceil((box.south - tall) / step); at * step < box.north + tall; at += 1) {
    const [, y] = placeIn(box, { lon: box.west, lat: at * step });
    path += `M${-width} ${Math.round(y * height)}h${3 * width}`;
  }
  return path;
}

function Circles({ box, shape, centre }: { box: MapBox; shape: MapShape; centre: MapPoint }) {
  const [width, height] = sheets[shape];
  const [x, y] = placeIn(box, centre);
  const [cx, cy] = [Math.round(x * width), Math.round(y * height)];
  const step = (scaleOf(box) / widthInMetres(box)) * width;
  return (
    <>
      {[1, 2, 3, 4, 5, 6].map((times) => (
        <circle key={times} className={styles.circle} cx={cx} cy={cy} r={Math.round(step * times)} />
      ))}
      <path className={styles.cross} d={`M${cx - 6} ${cy}h12M${cx} ${cy - 6}v12`} />
    </>
  );
}

/** What lies under the pins: land where it is known, a graticule, circles of distance, the folds and the scale. Decoration. */
export function Ground({ box, shape, land, centre }: GroundProps) {
  const [width, height] = sheets[shape];
  const coast = land?.map((ring) =>
    ringPath(
      ring.map(([lon, lat]): Point => {
        const [x, y] = placeIn(box, { lon, lat });
        return [x * width, y * height];
      }),
    ),
  );
  const bar = (scaleOf(box) / widthInMetres(box)) * width;
  // Past the edges of the sheet, too: the window may be wider or taller.
  const panels = Array.from({ length: 12 }, (_, at) => (width / 4) * (at - 4));
  const panel = (x: number) => `M${x} ${-height}h${width / 4}v${3 * height}h${-width / 4}z`;
  return (
    <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {coast && <path className={styles.land} fillRule="evenodd" d={coast.join('')} />}
      <path className={styles.grid} d={graticule(box, [width, height])} />
      {centre && <Circles box={box} shape={shape} centre={centre} />}
      <path
        className={styles.lift}
        d={panels
          .filter((_, at) => at % 2 === 0)
          .map(panel)
          .join('')}
      />
      <path
        className={styles.shade}
        d={panels
          .filter((_, at) => at % 2 === 1)
          .map(panel)
          .join('')}
      />
      <path className={styles.crease} d={panels.map((x) => `M${x} ${-height}v${3 * height}`).join('')} />
      <path
        className={styles.scale}
        d={`M${Math.round((width - bar) / 2)} ${Math.round(height * 0.95) - 5}v5h${Math.round(bar)}v-5`}
      />
    </svg>
  );
}
