import { RouteMap } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const london = { lon: -0.46, lat: 51.47 };
const singapore = { lon: 103.99, lat: 1.36 };
const doha = { lon: 51.61, lat: 25.27 };

export const states: States = {
  'A route among quiet places': () => (
    <div className={styles.wide}>
      <RouteMap
        points={[london, singapore]}
        others={[
          { lon: -21.9, lat: 64.1 },
          { lon: -9.1, lat: 38.7 },
          { lon: 29, lat: 41 },
        ]}
        aspect={3.1}
        room={{ start: 0.6 }}
      />
    </div>
  ),
  'With a stop': () => (
    <div className={styles.map}>
      <RouteMap points={[london, doha, singapore]} aspect={2.6} label="London to Singapore by Doha" />
    </div>
  ),
  'Over the date line': () => (
    <div className={styles.map}>
      <RouteMap
        points={[
          { lon: 139.78, lat: 35.55 },
          { lon: -118.41, lat: 33.94 },
        ]}
        aspect={2.6}
      />
    </div>
  ),
  'One place': () => (
    <div className={styles.map}>
      <RouteMap points={[london]} aspect={2.6} />
    </div>
  ),
};
