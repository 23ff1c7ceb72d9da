import { classNames } from '#design/class-names';
import type { Climate } from '#design/place-art';
import { drawScene, type SceneKind } from './scene.ts';
import styles from './scene-art.module.css';
import { sceneView } from './sheet.ts';

export interface SceneArtProps {
  /** What the drawing belongs to: the same one always gets the same drawing. */
  readonly seed: string;
  readonly kind: SceneKind;
  readonly climate?: Climate;
  readonly className?: string | undefined;
}

/** A building in its landscape or the inside of a room, drawn where nobody sent a photo. Decoration: say in words that it is a drawing. */
export function SceneArt({ seed, kind, climate = 'temperate', className }: SceneArtProps) {
  return (
    <svg
      className={classNames(styles.art, styles[climate], className)}
      viewBox={sceneView}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawScene(seed, kind).map(({ role, path }, at) => (
        <path key={at} className={styles[role]} d={path} />
      ))}
      <path className={styles.lift} d="M0 0h80v240H0zM160 0h80v240h-80z" />
      <path className={styles.shade} d="M80 0h80v240H80zM240 0h80v240h-80z" />
    </svg>
  );
}
