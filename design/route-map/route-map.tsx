import { useId } from 'react';
import { classNames } from '#design/class-names';
import { greatCircle, panelWidth, project, worldWidth, type GeoPoint, type XY } from './projection.ts';
import styles from './route-map.module.css';
import worldUrl from './world.svg?url&no-inline';

/** Address of the folded world; preload it where the map is the first thing seen. */
export const worldMapUrl: string = worldUrl;

export interface RouteMapProps {
  /** Airports in the order of flying; two or more draw the route, one draws a place. */
  readonly points: readonly GeoPoint[];
  /** Places without a route, as quiet dots with dotted lines from the first point. */
  readonly others?: readonly GeoPoint[];
  /** Width over height of the box it fills. */
  readonly aspect: number;
  /** Free room around the route as a share of its own size; `start` keeps room for text at the inline start of `dir`. */
  readonly room?: { readonly start?: number; readonly around?: number; readonly dir?: 'ltr' | 'rtl' };
  /** Says what is drawn; without it the map is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const smallestView = 260;
/** Siberia goes on past the edge of its sheet. */
const spill = 100;

/** The part of the sheet that holds the route, with room around it, in the asked shape. */
function viewOf(route: readonly XY[], aspect: number, room: RouteMapProps['room'] = {}): View {
  const { start = 0, around = 0.18, dir = 'ltr' } = room;
  const xs = route.map(([x]) => x);
  const ys = route.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(right - left, smallestView * 0.6);
  const tall = Math.max(bottom - top, smallestView * 0.3);
  const wanted = Math.max(span * (1 + 2 * around + start), tall * (1 + 2 * around) * aspect, smallestView);
  const width = Math.min(wanted, worldWidth);
  const height = width / aspect;
  const aside = (start * width) / 2 / (1 + start);
  const x = (left + right) / 2 - width / 2 - (dir === 'ltr' ? aside : -aside);
  const y = Math.min(Math.max((top + bottom) / 2 - height / 2, -40), Math.max(1160 - height, -40));
  return { x, y, width, height };
}

const round = (value: number) => Math.round(value * 10) / 10;
const line = (points: readonly XY[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

interface Way {
  readonly line: readonly GeoPoint[];
  /** The asked points on the same unbroken sheet. */
  readonly stops: readonly GeoPoint[];
}

/** Great circles leg by leg; each leg goes on where the last one ended, past the edge of the map if need be. */
function wayThrough(points: readonly GeoPoint[]): Way {
  const way: GeoPoint[] = [];
  const stops: GeoPoint[] = [];
  for (const to of points) {
    const from = way.at(-1);
    way.push(...(from ? greatCircle(from, to).slice(1) : [to]));
    stops.push(way.at(-1)!);
  }
  return { line: way, stops };
}

function Panels({ view, id, most }: { view: View; id: string; most: number }) {
  // Few wide panels read as paper, many narrow ones as stripes.
  const wide = panelWidth * Math.max(1, Math.round(view.width / panelWidth / most));
  const first = Math.floor(view.x / wide);
  const count = Math.ceil((view.x + view.width) / wide) - first;
  return (
    <>
      <defs>
        {(['lift', 'shade'] as const).map((kind) => (
          <linearGradient key={kind} id={`${id}${kind}`}>
            <stop offset="0" className={styles[`${kind}From`]} />
            <stop offset="1" className={styles[`${kind}To`]} />
          </linearGradient>
        ))}
      </defs>
      {Array.from({ length: count }, (_, at) => {
        const x = (first + at) * wide;
        const kind = (first + at) % 2 === 0 ? 'lift' : 'shade';
        return (
          <g key={x}>
            <rect x={x} y={round(view.y)} width={wide} height={round(view.height)} fill={`url(#${id}${kind})`} />
            <path className={styles.crease} d={`M${x} ${round(view.y)}v${round(view.height)}`} />
          </g>
        );
      })}
    </>
  );
}

/** A folded sheet of the world with a route on it. The land is one cached file; only the route is markup. */
export function RouteMap({ points, others = [], aspect, room, label, className }: RouteMapProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const way = wayThrough(points);
  const route = way.line.map(project);
  const stops = way.stops.map(project);
  const view = viewOf(route, aspect, room);
  const dot = view.width / (aspect > 3 ? 220 : 75);
  const copies = [-1, 0, 1].filter(
    (copy) => copy * worldWidth < view.x + view.width && (copy + 1) * worldWidth + spill > view.x,
  );
  return (
    <svg
      className={classNames(styles.map, className)}
      viewBox={`${round(view.x)} ${round(view.y)} ${round(view.width)} ${round(view.height)}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {copies.map((copy) => (
        <g key={copy} transform={copy === 0 ? undefined : `translate(${copy * worldWidth})`}>
          <use href={`${worldUrl}#lines`} className={styles.lines} />
          <use href={`${worldUrl}#land`} className={styles.land} />
        </g>
      ))}
      <Panels view={view} id={id} most={aspect >= 3 ? 9 : 4} />
      {others.map((other) => {
        const far = greatCircle(points[0]!, other, 24).map(project);
        const [x, y] = far.at(-1)!;
        return (
          <g key={`${other.lon},${other.lat}`}>
            <path className={styles.quiet} d={line(far)} />
            <circle className={styles.dot} cx={round(x)} cy={round(y)} r={round(dot * 0.55)} />
          </g>
        );
      })}
      {route.length > 1 && <path className={styles.route} d={line(route)} />}
      {stops.map(([x, y], at) => {
        const last = at === stops.length - 1;
        const kind = last ? styles.to : at === 0 ? styles.from : styles.via;
        return (
          <circle key={at} className={kind} cx={round(x)} cy={round(y)} r={round(last ? dot * 1.1 : dot * 0.85)} />
        );
      })}
    </svg>
  );
}
