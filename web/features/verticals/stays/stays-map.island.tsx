import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { boxAround, fitBox, panBox, ResultMap, zoomBox, type MapBox, type MapPlace } from '#design/result-map';
import { formatPropertyAddress, formatStayAddress } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { type SharedValue, useSharedValue } from './shared-value.ts';
import { useStayWords } from './use-stay-words.ts';
import type { ListedStays } from './listed.ts';

interface StaysMapProps {
  readonly results: ListedStays;
  readonly address: StayAddress;
  /** Id of what stands after the map. */
  readonly skipTo: string;
  /** The stay that is pointed at, here or in the list. */
  readonly marked: SharedValue<string | undefined>;
  readonly fill?: boolean;
}

/** The listed stays on a simplified map. Without scripts its controls search the piece of the map that they lead to. */
export function StaysMap({ results, address, skipTo, marked, fill }: StaysMapProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const places = usePlaces(results, address);
  const shape = 'tall';
  const { near, box: asked, place } = results.area;
  const first = asked ? fitBox(asked, shape) : boxAround(places.length > 0 ? places : near ? [near] : [], shape);
  const [moved, setMoved] = useState<{ readonly of: string; readonly box: MapBox } | null>(null);
  const box = moved?.of === results.id ? moved.box : first;
  const hrefIn = (to: MapBox) => formatStayAddress({ ...address, place: rounded(to), near: nearOf(address, results) });
  const control = (label: string, to: MapBox) => ({
    label,
    href: hrefIn(to),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setMoved({ of: results.id, box: to });
    },
  });
  return (
    <ResultMap
      words={{
        label: t`Map of these places; the list shows the same`,
        skip: t`Skip the map`,
        caption: t`Simplified map, totals for ${words.nights(results.nights)}`,
        group: (count, price) => t`${format.number(count)} places from ${price}`,
        distance: (metres) => words.distance(metres / 1_000),
      }}
      skipTo={skipTo}
      box={box}
      shape={shape}
      places={places}
      groupHref={(group) => hrefIn(boxAround(group, shape))}
      centre={near && place ? { ...near, name: place.cityName } : undefined}
      controls={{
        nearer: control(t`Zoom in`, zoomBox(box, 0.5)),
        further: control(t`Zoom out`, zoomBox(box, 2)),
        west: control(t`Move west`, panBox(box, -0.4, 0)),
        east: control(t`Move east`, panBox(box, 0.4, 0)),
        north: control(t`Move north`, panBox(box, 0, 0.4)),
        south: control(t`Move south`, panBox(box, 0, -0.4)),
        searchHere: moved?.of === results.id ? { text: t`Search this area`, href: hrefIn(box) } : undefined,
      }}
      marked={useSharedValue(marked)}
      onMark={marked.set}
      onPress={(group, event) => {
        const [only] = group;
        if (group.length > 1) {
          event.preventDefault();
          setMoved({ of: results.id, box: boxAround(group, shape) });
        } else if (only) marked.set(only.id);
      }}
      fill={fill ?? false}
    />
  );
}

function usePlaces(results: ListedStays, address: StayAddress): MapPlace[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  return results.offers.flatMap(({ key, property, price, nights }): MapPlace[] => {
    if (!price) return [];
    const total = format.wholeMoney(price.total);
    return [
      {
        id: key,
        lat: property.lat,
        lon: property.lon,
        price: total,
        amount: price.total.amountMinor,
        label: t`${property.name}, ${total} for ${words.nights(nights)}`,
        href: formatPropertyAddress(address, key),
      },
    ];
  });
}

/** The place that distances count from goes along with a piece of the map. */
function nearOf(address: StayAddress, results: ListedStays): string | null {
  if (typeof address.place === 'string' && !address.place.startsWith('@')) return address.place;
  return address.near ?? results.area.place?.id ?? null;
}

/** Metres are enough for an address. */
function rounded({ south, west, north, east }: MapBox): MapBox {
  const [s, w, n, e] = [south, west, north, east].map((degrees) => Number(degrees.toFixed(4)));
  return { south: s ?? south, west: w ?? west, north: n ?? north, east: e ?? east };
}
