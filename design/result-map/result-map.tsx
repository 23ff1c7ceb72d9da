import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import { MapControls, type MapControlsProps } from './controls.tsx';
import { placeIn, sheets, type MapBox, type MapPoint, type MapShape } from './geometry.ts';
import { Ground, scaleOf, type LandRings } from './ground.tsx';
import { cheapestOf, pinsOf, type MapPlace, type Pin } from './pins.ts';
import styles from './result-map.module.css';
import { spotClass } from './spot.ts';

export interface MapWords {
  /** "Map of the stays; the list holds the same places". */
  readonly label: string;
  readonly skip: string;
  /** "Simplified map, totals for 3 nights". */
  readonly caption: string;
  /** "12 places from €358": what a shared pin says. */
  readonly group: (count: number, price: string) => string;
  readonly distance: (metres: number) => string;
}

export interface ResultMapProps {
  readonly words: MapWords;
  /** Id of what stands after the map. */
  readonly skipTo: string;
  /** Made by `boxAround` or `fitBox`. */
  readonly box: MapBox;
  readonly shape?: MapShape;
  readonly places: readonly MapPlace[];
  /** Address of the map nearer to a shared pin. */
  readonly groupHref: (places: readonly MapPlace[]) => string;
  /** Quarters to know one's way by. */
  readonly areas?: readonly (MapPoint & { readonly name: string })[];
  readonly centre?: (MapPoint & { readonly name: string }) | undefined;
  /** Only where it is true at this scale. */
  readonly land?: LandRings | undefined;
  readonly controls: MapControlsProps;
  /** The place whose card is pointed at. */
  readonly marked?: string | undefined;
  readonly onMark?: (id: string | undefined) => void;
  /** A press on a place or on a shared pin; without it the links are followed. */
  readonly onPress?: (places: readonly MapPlace[], event: MouseEvent<HTMLAnchorElement>) => void;
  /** The sheet of a phone: fills its parent, with a row of cards at its lower edge. */
  readonly fill?: boolean;
  readonly children?: ReactNode;
}

function PinLink({ pin, map }: { pin: Pin; map: ResultMapProps }) {
  const { marked, onMark, onPress, words, groupHref } = map;
  const { places, x, y } = pin;
  const [first] = places;
  const shared = places.length > 1;
  const cheapest = cheapestOf(pin);
  const lit = places.some(({ id }) => id === marked);
  const seen = places.every((place) => place.seen);
  return (
    <li className={classNames(spotClass(x, y), styles.spot, lit && styles.front)}>
      <Anchor
        href={shared ? groupHref(places) : first.href}
        aria-label={shared ? undefined : first.label}
        className={classNames(styles.pin, seen && styles.seen, lit && styles.lit)}
        onPointerEnter={onMark && (() => onMark(first.id))}
        onPointerLeave={onMark && (() => onMark(undefined))}
        onFocus={onMark && (() => onMark(first.id))}
        onBlur={onMark && (() => onMark(undefined))}
        onClick={onPress && ((event) => onPress(places, event))}
      >
        <bdi aria-hidden={shared || undefined}>{cheapest.price}</bdi>
        {shared && (
          <>
            <span aria-hidden="true" className={styles.count}>
              {places.length}
            </span>
            <VisuallyHidden>{words.group(places.length, cheapest.price)}</VisuallyHidden>
          </>
        )}
      </Anchor>
    </li>
  );
}

interface NamesProps extends Pick<ResultMapProps, 'areas' | 'centre' | 'box'> {
  readonly shape: MapShape;
  readonly pins: readonly Pin[];
}

/** Names on the ground; whoever hears the page has them in the list. */
function Names({ areas = [], centre, box, shape, pins }: NamesProps) {
  const [width, height] = sheets[shape];
  const [x, y] = centre ? placeIn(box, centre) : [0, 0];
  const taken = pins.some((pin) => Math.abs(pin.x - x) * width < 84 && pin.y > y && (pin.y - y) * height < 52);
  return (
    <div aria-hidden="true">
      {areas.map((area) => (
        <span key={area.name} className={classNames(spotClass(...placeIn(box, area)), styles.name)}>
          {area.name}
        </span>
      ))}
      {centre && (
        <span className={classNames(spotClass(x, y), styles.name, styles.centre, taken && styles.above)}>
          {centre.name}
        </span>
      )}
    </div>
  );
}

/** Places with their prices on a map that the server draws: no tiles, no script. The list beside it holds the same, so it can be skipped. */
export function ResultMap(props: ResultMapProps) {
  const { words, skipTo, box, shape = 'tall', places, areas = [], centre, land, controls, fill, children } = props;
  const pins = pinsOf(places, box, shape);
  const inside = areas.filter((area) => placeIn(box, area).every((share) => share > 0.04 && share < 0.96));
  return (
    <section aria-label={words.label} className={classNames(styles.map, styles[shape], fill && styles.fill)}>
      <a href={`#${skipTo}`} className={styles.skip}>
        {words.skip}
      </a>
      <div className={classNames(styles.window, land && styles.sea)}>
        {/* East is at the right in every script. */}
        <div dir="ltr" className={styles.sheet}>
          <Ground box={box} shape={shape} land={land} centre={centre} />
          <Names areas={inside} centre={centre} box={box} shape={shape} pins={pins} />
          <span dir="auto" className={styles.length}>
            {words.distance(scaleOf(box))}
          </span>
          <ul>
            {pins.map((pin) => (
              <PinLink key={pin.places[0].id} pin={pin} map={props} />
            ))}
          </ul>
        </div>
        {children && <div className={styles.row}>{children}</div>}
      </div>
      <div className={styles.bar}>
        <MapControls {...controls} />
        <p className={styles.caption}>{words.caption}</p>
      </div>
    </section>
  );
}
