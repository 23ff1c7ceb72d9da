import { PlaceArt } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const places = [
  ['temperate', -0.1, 51.5],
  ['mediterranean', -9.1, 38.7],
  ['north', -21.9, 64.1],
  ['tropic', 103.8, 1.3],
  ['dry', -8, 31.6],
] as const;

export const states: States = {
  'Every climate': () => (
    <div className={styles.places}>
      {places.map(([climate, lon, lat]) => (
        <div key={climate} className={styles.place}>
          <PlaceArt src={`/art/places/${lat.toFixed(1)}/${lon.toFixed(1)}.svg`} lon={lon} lat={lat} />
        </div>
      ))}
    </div>
  ),
};
