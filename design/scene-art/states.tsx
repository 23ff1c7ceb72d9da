import { SceneArt, type SceneKind } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const climates = ['temperate', 'mediterranean', 'north', 'tropic', 'dry'] as const;

function Scenes({ kind }: { kind: SceneKind }) {
  return (
    <div className={styles.scenes}>
      {climates.flatMap((climate, at) =>
        [0, 1].map((more) => (
          <div key={`${climate}${more}`} className={styles.scene}>
            <SceneArt seed={`sample-${at * 2 + more}`} kind={kind} climate={climate} />
          </div>
        )),
      )}
    </div>
  );
}

export const states: States = {
  City: () => <Scenes kind="city" />,
  Beach: () => <Scenes kind="beach" />,
  Mountain: () => <Scenes kind="mountain" />,
  Country: () => <Scenes kind="country" />,
  Room: () => <Scenes kind="room" />,
  'Cropped by a narrow card': () => (
    <div className={styles.row}>
      {(['city', 'beach', 'mountain', 'country', 'room'] as const).map((kind) => (
        <div key={kind} className={styles.narrow}>
          <SceneArt seed="narrow" kind={kind} />
        </div>
      ))}
    </div>
  ),
  'Cropped by a gallery': () => (
    <div className={styles.wide}>
      <SceneArt seed="wide" kind="beach" climate="mediterranean" />
    </div>
  ),
};
