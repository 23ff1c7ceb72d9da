import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { boxAround, panBox, ResultMap, zoomBox, type MapBox } from '#design/result-map';
import { formatPropertyAddress, formatStayAddress } from '#contract/search';
import type { StayAddress, StayArea, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { type SharedValue, useSharedValue } from '../shared-value.ts';
import { useStayWords } from '../use-stay-words.ts';
import styles from './property.module.css';

interface PropertyMapProps {
  readonly detail: StayDetail;
  readonly area: StayArea;
  readonly address: StayAddress;
  readonly offerKey: string;
  /** What the chosen rooms cost, in minor units. */
  readonly total: SharedValue<number>;
  readonly currency: string;
}

const SHAPE = 'wide';
/** The controls at the edges cover no pin. */
const ROOM = 1.7;
const AFTER = 'after-the-map';

/** Where the house lies, with the place that its distance counts from. Without scripts the controls search what they lead to. */
export function PropertyMap({ detail, area, address, offerKey, total, currency }: PropertyMapProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const { property } = detail.offer;
  const { box, controls } = useMovable({ detail, area, address });
  const amountMinor = useSharedValue(total);
  const [price, nights] = [format.wholeMoney({ amountMinor, currency }), words.nights(detail.offer.nights)];
  const pin = {
    id: property.key,
    lat: property.lat,
    lon: property.lon,
    price,
    amount: amountMinor,
    label: t`${property.name}, ${price} for ${nights}`,
    href: `${formatPropertyAddress(address, offerKey)}#rooms`,
  };
  return (
    <section aria-labelledby="where" className={styles.section}>
      <h2 id="where">{t`Location`}</h2>
      <div className={styles.map}>
        <ResultMap
          words={{
            label: t`Map of this place`,
            skip: t`Skip the map`,
            caption: t`Simplified map, total for ${nights}`,
            group: () => pin.label,
            distance: (metres) => words.distance(metres / 1_000),
          }}
          skipTo={AFTER}
          box={box}
          shape={SHAPE}
          places={[pin]}
          groupHref={() => pin.href}
          centre={
            area.near && area.place
              ? { ...area.near, name: area.place.type === 'airport' ? area.place.name : area.place.cityName }
              : undefined
          }
          controls={controls}
        />
      </div>
      <span id={AFTER} />
    </section>
  );
}

/** The piece of the map that is shown, and what moves it. */
function useMovable({ detail, area, address }: Pick<PropertyMapProps, 'detail' | 'area' | 'address'>) {
  const { t } = useLingui();
  const { property } = detail.offer;
  const [moved, setMoved] = useState<MapBox>();
  const box = moved ?? zoomBox(boxAround(area.near ? [property, area.near] : [property], SHAPE), ROOM);
  const hrefIn = (to: MapBox): string =>
    formatStayAddress({ ...address, place: rounded(to), near: area.place?.id ?? address.near });
  const control = (label: string, to: MapBox) => ({
    label,
    href: hrefIn(to),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setMoved(to);
    },
  });
  const controls = {
    nearer: control(t`Zoom in`, zoomBox(box, 0.5)),
    further: control(t`Zoom out`, zoomBox(box, 2)),
    west: control(t`Move west`, panBox(box, -0.4, 0)),
    east: control(t`Move east`, panBox(box, 0.4, 0)),
    north: control(t`Move north`, panBox(box, 0, 0.4)),
    south: control(t`Move south`, panBox(box, 0, -0.4)),
    searchHere: moved && { text: t`Search this area`, href: hrefIn(moved) },
  };
  return { box, controls };
}

/** Metres are enough for an address. */
function rounded({ south, west, north, east }: MapBox): MapBox {
  const metres = (degrees: number): number => Number(degrees.toFixed(4));
  return { south: metres(south), west: metres(west), north: metres(north), east: metres(east) };
}
