import styles from './qr-code.module.css';
import { pathOf } from './path-of.ts';

export interface QrCodeProps {
  /** Dark modules are true; rows from the top, without the light edge, which is drawn here. */
  readonly matrix: readonly (readonly boolean[])[];
  /** What it holds. The same stands beside it as text that can be typed or copied. */
  readonly label: string;
}

/** The light edge that readers of such codes need, in modules. */
const EDGE = 4;

/** A code for a camera: dark on light in every theme, as not all cameras read it the other way round. */
export function QrCode({ matrix, label }: QrCodeProps) {
  const side = matrix.length + 2 * EDGE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect x={-EDGE} y={-EDGE} width={side} height={side} fill="#fff" />
      <path d={pathOf(matrix)} fill="#000" />
    </svg>
  );
}
