import { ringPath, smoothRing, type Point } from '#design/simplify';
import { inRing, landAround, type Degrees } from './coast.ts';
import { contours, createNoise, type Field } from './field.ts';
import { artHeight, artWidth } from './frame.ts';

const step = 8;
const levels = [0.42, 0.56, 0.7];
/** Lines in the water: width of the band around the coast, strength. */
const waterlines = [
  [17, 0.22],
  [11, 0.4],
  [6, 0.6],
] as const;

/** Heights that stay below every level at sea and near the border, so that no line ends in the air. */
function heights(land: readonly (readonly Point[])[], seed: number): Field {
  const columns = artWidth / step + 7;
  const rows = artHeight / step + 7;
  const noise = createNoise(seed);
  const values = new Float64Array(columns * rows);
  const position = (at: number) => [((at % columns) - 3) * step, (Math.floor(at / columns) - 3) * step] as const;
  const dry = Array.from(values, (_, at) =>
    land.reduce((inside, ring) => inside !== inRing(ring, position(at)), false),
  );
  for (let at = columns + 1; at < values.length - columns - 1; at += 1) {
    const border = at % columns === 0 || at % columns === columns - 1;
    if (border || ![0, 1, -1, columns, -columns].every((to) => dry[at + to])) continue;
    const [x, y] = position(at);
    values[at] = 0.62 * noise(x / 74, y / 74) + 0.38 * noise(x / 31 + 9, y / 31 + 9);
  }
  return { columns, rows, step, values };
}

function moved(ring: readonly Point[]): readonly Point[] {
  return ring.map(([x, y]) => [x - 3 * step, y - 3 * step] as const);
}

/**
 * Coast, waterlines and contours around a place as an SVG file with one symbol `#art` (320 by 200, the place in the
 * middle). Colours are custom properties of whoever shows it. The coast is true (1:50 million), the heights are not.
 */
export function drawPlaceArt({ lon, lat, rings }: { lon: number; lat: number; rings: readonly Degrees[] }): string {
  const land = landAround(rings, lon, lat);
  const seed = Math.round(lon * 100) * 36_001 + Math.round(lat * 100);
  const field = heights(land, seed);
  const coast = land.map((ring) => ringPath(ring)).join('');
  const lines = levels.map((level) =>
    contours(field, level)
      .map((ring) => ringPath(smoothRing(moved(ring), 1)))
      .join(''),
  );
  const water = waterlines
    .map(([width, opacity]) => {
      const edge = `<path d="${coast}" stroke="var(--art-coast)" stroke-width="${width + 1.4}" opacity="${opacity}"/>`;
      return `${edge}<path d="${coast}" stroke="var(--art-water)" stroke-width="${width}"/>`;
    })
    .join('');
  // The coast is written out each time: a reference inside a referenced file is not resolved everywhere, and gzip folds copies.
  const shapes = [
    `<path d="M0 0h${artWidth}v${artHeight}H0z" fill="var(--art-water)"/>`,
    `<g fill="none" stroke-linejoin="round">${water}</g>`,
    `<path d="${coast}" fill-rule="evenodd" fill="var(--art-land)"/>`,
    `<path d="${lines[1]}" fill-rule="evenodd" fill="var(--art-high)"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="var(--art-contour)" stroke-width=".7"/>`,
    `<path d="${coast}" fill="none" stroke="var(--art-coast)" stroke-width="1.1"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artWidth} ${artHeight}"><g id="art">${shapes.join('')}</g></svg>`;
}
