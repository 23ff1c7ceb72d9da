import { useState } from 'react';
import { mapAreas, mapCards, mapControls, mapPlaces, mapWords } from '#design/examples';
import { boxAround, MapCards, ResultMap, type ResultMapProps } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

const centre = { lon: 103.8545, lat: 1.283, name: 'Marina Bay' };
const base: ResultMapProps = {
  words: mapWords,
  skipTo: 'main',
  box: boxAround(mapPlaces, 'tall'),
  places: mapPlaces,
  groupHref: () => '#nearer',
  areas: mapAreas,
  centre,
  controls: mapControls,
};
const named = (label: string): ResultMapProps['words'] => ({ ...mapWords, label });

function Marked() {
  const [marked, setMarked] = useState<string | undefined>('pilotage');
  return (
    <div>
      <div className={styles.aside}>
        <ResultMap
          {...base}
          marked={marked}
          onMark={setMarked}
          controls={{ ...mapControls, searchHere: { text: 'Search this area', href: '#here' } }}
        />
      </div>
    </div>
  );
}

function Phone() {
  const [marked, setMarked] = useState('pilotage');
  return (
    <div>
      <div className={styles.phone}>
        <ResultMap {...base} words={named('Map on a phone')} fill marked={marked}>
          <MapCards
            label="Places on the map"
            previous="Previous place"
            next="Next place"
            cards={mapCards}
            marked={marked}
            onMark={setMarked}
          />
        </ResultMap>
      </div>
    </div>
  );
}

const crowd = Array.from({ length: 300 }, (_, at) => ({
  label: `Place ${at}, €${300 + at}`,
  href: `#crowd-${at}`,
  id: `crowd-${at}`,
  lon: 103.81 + ((at * 37) % 101) / 1400,
  lat: 1.24 + ((at * 61) % 97) / 1200,
  amount: 30_000 + at * 100,
  price: `€${300 + at}`,
}));

export const states: States = {
  Selected: () => <Marked />,
  'On a phone, with its row of cards': () => <Phone />,
  'Three hundred places': () => (
    <div>
      <div className={styles.aside}>
        <ResultMap
          {...base}
          words={named('Map of a crowd')}
          places={crowd}
          controls={{ ...mapControls, further: { label: 'Zoom out', href: undefined } }}
        />
      </div>
    </div>
  ),
  'Wide, of one place': () => (
    <ResultMap
      {...base}
      shape="wide"
      words={named('Where it is')}
      box={boxAround([...mapPlaces.slice(0, 1), centre], 'wide')}
      places={mapPlaces.slice(0, 1)}
    />
  ),
  'With land, where it is true': () => (
    <ResultMap
      {...base}
      shape="wide"
      words={named('Map with land')}
      box={boxAround(mapPlaces, 'wide')}
      land={[
        [
          [103.6, 1.4],
          [104.1, 1.4],
          [104.1, 1.33],
          [103.9, 1.3],
          [103.86, 1.27],
          [103.82, 1.262],
          [103.75, 1.3],
          [103.6, 1.31],
        ],
        [
          [103.81, 1.257],
          [103.83, 1.256],
          [103.845, 1.242],
          [103.835, 1.243],
        ],
      ]}
    />
  ),
};
