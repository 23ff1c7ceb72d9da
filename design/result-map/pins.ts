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

/** Room of one pill on the sheet, so that no two of them cover each other where it is shown smallest, on a phone. */
export const pillRoom: Readonly<Record<MapShape, readonly [width: number, height: number]>> = {
  tall: [84, 46],
  wide: [132, 72],
};

/** One pin a place, in the order of the list; places that would cover each other share one. Places outside the box or cut by its edge have none. */
export function pinsOf(places: readonly MapPlace[], box: MapBox, shape: MapShape): readonly Pin[] {
  const [width, height] = sheets[shape];
  const [pillWidth, pillHeight] = pillRoom[shape];
  const pins: { x: number; y: number; places: [MapPlace, ...MapPlace[]] }[] = [];
  for (const place of places) {
    const [x, y] = placeIn(box, place);
    if (!(x > 0.04 && x < 0.96 && y > 0.03 && y < 0.97)) continue;
    const covered = pins.find(
      (pin) => Math.abs(pin.x - x) * width < pillWidth && Math.abs(pin.y - y) * height < pillHeight,
    );
    if (covered) covered.places.push(place);
    else pins.push({ x, y, places: [place] });
  }
  return pins;
}

export function cheapestOf({ places }: Pin): MapPlace {
  return places.reduce((least, place) => (place.amount < least.amount ? place : least));
}
