import type { MapCard, MapControlsProps, MapPlace, MapPoint, ResultMapProps } from '#design/result-map';
import { SceneArt } from '#design/scene-art';

const place = (id: string, name: string, lon: number, lat: number, euros: number, seen = false): MapPlace => ({
  id,
  lon,
  lat,
  price: `€${euros}`,
  amount: euros * 100,
  label: `${name}, €${euros} for 3 nights`,
  href: `#${id}`,
  seen,
});

export const mapPlaces: readonly MapPlace[] = [
  place('pilotage', 'The Pilotage', 103.853, 1.272, 612),
  place('kampong', 'Kampong House', 103.859, 1.302, 447),
  place('almanac', 'Orchard Almanac', 103.832, 1.304, 894),
  place('press', 'Tiong Bahru Press', 103.83, 1.285, 396),
  place('lantern', 'Lantern Yard', 103.845, 1.301, 473, true),
  place('signal', 'Signal Street', 103.846, 1.308, 358),
  place('canning', 'Canning Terrace', 103.847, 1.294, 688),
  place('bay', 'Bay Exchange', 103.851, 1.279, 521),
  place('bay-2', 'Exchange Annex', 103.8512, 1.2792, 498),
  place('bay-3', 'Counting House', 103.8506, 1.2788, 533),
  place('mount', 'Mount Faber Rest', 103.819, 1.272, 415, true),
  place('sentosa', 'Sentosa Rows', 103.826, 1.25, 742),
];

export const mapAreas: readonly (MapPoint & { readonly name: string })[] = [
  { name: 'Orchard', lon: 103.832, lat: 1.3 },
  { name: 'Kampong Glam', lon: 103.859, lat: 1.298 },
  { name: 'Chinatown', lon: 103.844, lat: 1.283 },
  { name: 'Sentosa', lon: 103.83, lat: 1.246 },
];

const control = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` });

export const mapControls: MapControlsProps = {
  nearer: control('Zoom in'),
  further: control('Zoom out'),
  west: control('Move west'),
  north: control('Move north'),
  south: control('Move south'),
  east: control('Move east'),
};

export const mapWords: ResultMapProps['words'] = {
  label: 'Map of the stays; the list holds the same places',
  skip: 'Skip the map',
  caption: 'Simplified map, totals for 3 nights',
  group: (count, price) => `${count} places from ${price}`,
  distance: (metres) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
};

export const mapCards: readonly MapCard[] = mapPlaces.slice(0, 5).map(({ id, label, price, href }) => ({
  id,
  name: label.split(',')[0] ?? '',
  fact: '8.9, 900 m to Marina Bay',
  price,
  party: '3 nights, all taxes',
  href,
  art: <SceneArt seed={id} kind="city" climate="tropic" />,
}));
