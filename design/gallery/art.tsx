import { PlaceArt } from '#design/place-art';
import { RouteMap } from '#design/route-map';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const london = { lon: -0.46, lat: 51.47 };
const singapore = { lon: 103.99, lat: 1.36 };
const quiet = [
  { lon: -21.9, lat: 64.1 },
  { lon: -9.1, lat: 38.7 },
  { lon: -8, lat: 31.6 },
  { lon: 29, lat: 41 },
];

export interface GalleryArt {
  readonly name: string;
  readonly src: string;
  readonly lon: number;
  readonly lat: number;
}

/** Maps and place art; the art files come from whoever serves the gallery. */
export function Art({ places }: { places: readonly GalleryArt[] }) {
  return (
    <Section title="Art">
      <div className={styles.hero}>
        <RouteMap points={[london, singapore]} others={quiet} aspect={3.1} room={{ start: 0.6 }} />
      </div>
      <div className={styles.columns}>
        <div className={styles.map}>
          <RouteMap
            points={[london, { lon: 51.61, lat: 25.27 }, singapore]}
            aspect={2.6}
            label="London to Singapore by Doha"
          />
        </div>
        <div className={styles.map}>
          <RouteMap
            points={[
              { lon: 139.78, lat: 35.55 },
              { lon: -118.41, lat: 33.94 },
            ]}
            aspect={2.6}
          />
        </div>
        <div className={styles.map}>
          <RouteMap
            points={[
              { lon: 2.55, lat: 49 },
              { lon: -9.13, lat: 38.77 },
            ]}
            aspect={2.6}
          />
        </div>
      </div>
      <div className={styles.places}>
        {places.map((place) => (
          <div key={place.name} className={styles.place}>
            <PlaceArt {...place} />
          </div>
        ))}
      </div>
    </Section>
  );
}
