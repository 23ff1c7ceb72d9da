/** Degrees. `west` is greater than `east` where a box crosses the date line. */
export interface MapBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface MapPoint {
  readonly lon: number;
  readonly lat: number;
}

export type MapShape = 'tall' | 'wide';

/** The sheet that a shape is drawn on; its box on the page has the same proportions. */
export const sheets: Readonly<Record<MapShape, readonly [width: number, height: number]>> = {
  tall: [432, 660],
  wide: [660, 330],
};

const rad = Math.PI / 180;
const furthest = 83;
const mercator = (lat: number) =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-furthest, Math.min(furthest, lat)) * rad) / 2)) / rad;
const unmercator = (y: number) => (2 * Math.atan(Math.exp(y * rad)) - Math.PI / 2) / rad;

interface Flat {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees from west to east. */
export function spanOf({ west, east }: MapBox): number {
  return east > west ? east - west : east - west + 360;
}

/** The same meridian from -180 up to 180. */
const wrapped = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;

function flat(box: MapBox): Flat {
  const [low, high] = [mercator(box.south), mercator(box.north)];
  const width = spanOf(box);
  return { x: box.west + width / 2, y: (low + high) / 2, width, height: high - low };
}

function boxOf({ x, y, width, height }: Flat): MapBox {
  const half = Math.min(width, 359) / 2;
  return {
    west: wrapped(x - half),
    east: wrapped(x + half),
    south: unmercator(y - height / 2),
    north: unmercator(y + height / 2),
  };
}

/** The smallest box of the sheet's proportions that holds the asked one. */
export function fitBox(box: MapBox, shape: MapShape): MapBox {
  const [width, height] = sheets[shape];
  const area = flat(box);
  const wide = Math.max(area.width, (area.height * width) / height);
  return boxOf({ ...area, width: wide, height: (wide * height) / width });
}

const leastDegrees = 0.008;

/** A box with all points well inside, since a narrow screen shows less of its sides. */
export function boxAround(points: readonly MapPoint[], shape: MapShape): MapBox {
  const [first] = points;
  if (!first) return fitBox({ west: -169, south: -55, east: 190, north: 72 }, shape);
  // Neighbours across the date line are near each other.
  const lons = points.map(({ lon }) => first.lon + wrapped(lon - first.lon));
  const heights = points.map(({ lat }) => mercator(lat));
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const room = 1.36;
  return fitBox(
    boxOf({
      x: (west + east) / 2,
      y: (low + high) / 2,
      width: Math.max((east - west) * room, leastDegrees),
      height: Math.max((high - low) * room, leastDegrees),
    }),
    shape,
  );
}

/** Half as much is nearer, twice as much is further away. */
export function zoomBox(box: MapBox, factor: number): MapBox {
  const area = flat(box);
  return boxOf({ ...area, width: area.width * factor, height: area.height * factor });
}

/** Shares of its own size: one half to the east is `panBox(box, 0.5, 0)`. */
export function panBox(box: MapBox, east: number, north: number): MapBox {
  const area = flat(box);
  return boxOf({ ...area, x: area.x + area.width * east, y: area.y + area.height * north });
}

/** Where a point lies, as shares of the box from its west and from its north. */
export function placeIn(box: MapBox, { lon, lat }: MapPoint): readonly [x: number, y: number] {
  const area = flat(box);
  return [0.5 + wrapped(lon - area.x) / area.width, (area.y + area.height / 2 - mercator(lat)) / area.height];
}

const metresPerDegree = 111_320;

export function widthInMetres(box: MapBox): number {
  return spanOf(box) * metresPerDegree * Math.cos(((box.south + box.north) / 2) * rad);
}

/** The longest of 1, 2, 5, 10, … that is not more than `most`. */
export function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power;
}
