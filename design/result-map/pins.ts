import { placeIn, sheets, type MapBox, type MapPoint, type MapShape } from './geometry.ts';

export interface MapPlace extends MapPoint {
  readonly id: string;
  /** "€612". */
  readonly price: string;
  /** Minor units: the least of a group is what it shows. */
  readonly amount: number;
  /** "The Pilotage, €612 for 3 nights". */
  readonly label: string;
  readonly href: string;
  /** Already looked at. */
  readonly seen?: boolean | undefined;
}

export interface Pin {
  readonly x: number;
  readonly y: number;
  readonly places: readonly [MapPlace, ...MapPlace[]];
}

/** What a pixel is on the sheet where it is shown smallest, on a phone. */
const perPixel: Readonly<Record<MapShape, number>> = { tall: 1.2, wide: 2 };

const pillHeight = 38;
/** Padding, borders and the count of a shared pin. */
const pillEnds = 44;

/** Pixels of a price in bold figures. Marks of direction take none, points and spaces little, signs of East Asia a square. */
function textWidth(price: string): number {
  let width = 0;
  for (const sign of price.replaceAll(/\p{Cf}/gu, '')) {
    width += /[\s\p{P}]/u.test(sign) ? 4.5 : /[\u2e80-\uffef]/u.test(sign) ? 13 : 8;
  }
  return width;
}

/** One pin a place, in the order of the list; places that would cover each other share one. Places outside the box or cut by its edge have none. */
export function pinsOf(places: readonly MapPlace[], box: MapBox, shape: MapShape): readonly Pin[] {
  const [width, height] = sheets[shape];
  const pins: { x: number; y: number; wide: number; places: [MapPlace, ...MapPlace[]] }[] = [];
  for (const place of places) {
    const [x, y] = placeIn(box, place);
    if (!(x > 0.04 && x < 0.96 && y > 0.03 && y < 0.97)) continue;
    const wide = pillEnds + textWidth(place.price);
    // A shared pin shows its least price, which is no longer than that of its first place.
    const covered = pins.find(
      (pin) =>
        Math.abs(pin.x - x) * width < ((pin.wide + wide) / 2) * perPixel[shape] &&
        Math.abs(pin.y - y) * height < pillHeight * perPixel[shape],
    );
    if (covered) covered.places.push(place);
    else pins.push({ x, y, wide, places: [place] });
  }
  return pins;
}

export function cheapestOf({ places }: Pin): MapPlace {
  return places.reduce((least, place) => (place.amount < least.amount ? place : least));
}
