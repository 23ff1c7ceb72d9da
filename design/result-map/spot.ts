import styles from './spot.module.css';

/** Classes that put something at a share of the map, to half a percent: the server writes no style attribute. */
export function spotClass(x: number, y: number): string {
  const halves = (share: number) => Math.max(0, Math.min(199, Math.round(share * 200)));
  const [across, down] = [halves(x), halves(y)];
  const names = [
    'spot',
    `x${Math.floor(across / 20)}`,
    `i${Math.floor(across / 2) % 10}`,
    across % 2 === 1 && 'half',
    `y${Math.floor(down / 20)}`,
    `j${Math.floor(down / 2) % 10}`,
    down % 2 === 1 && 'under',
  ];
  return names.flatMap((name) => (name ? [styles[name] ?? ''] : [])).join(' ');
}
