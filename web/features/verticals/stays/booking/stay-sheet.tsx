import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { classNames } from '#design/class-names';
import { LinkButton } from '#design/link-button';
import { SampleMark } from '#design/sample-mark';
import { SceneArt } from '#design/scene-art';
import type { Order, OrderItem, StayProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { type Access, cancelAddress } from '../../../booking/access.ts';
import { isMissing, unitsLeft } from '../../../booking/item-kinds.ts';
import { climateAt, sceneOf } from '../scene.ts';
import { useHouseHours } from '../use-house-words.ts';
import { useStayWords } from '../use-stay-words.ts';
import styles from './stay-sheet.module.css';
import { useBookedRooms } from './use-booked-rooms.ts';
import { useStayMoney } from './use-order-details.tsx';

export interface StayProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly product: StayProduct;
  /** Its name stands above already. */
  readonly named: boolean;
  /** For the links to cancel a room; none on paper. */
  readonly access?: Access;
}

/** Rooms that were bought: the house, the days with their hours there, each room, and what is paid there. */
export function StaySheet({ order, item, product, named, access }: StayProps) {
  const { t } = useLingui();
  const { property } = product;
  return (
    <div className={styles.sheet}>
      <div className={styles.picture}>
        <SceneArt seed={property.key} kind={sceneOf(property.amenities)} climate={climateAt(property)} />
        <p className={styles.drawn}>{t`Illustration: no photos from this property yet`}</p>
      </div>
      <div className={styles.body}>
        <div>
          {!named && <h3 className={styles.name}>{property.name}</h3>}
          <Place product={product} />
        </div>
        <Days product={product} style="short" />
        <Rooms order={order} item={item} product={product} {...(access && { access })} />
        <DueThere order={order} item={item} product={product} />
      </div>
    </div>
  );
}

function Place({ product: { property, dataClass } }: Pick<StayProps, 'product'>) {
  const { t } = useLingui();
  const words = useStayWords();
  return (
    <p className={styles.place}>
      {property.area && <span>{words.area(property.area)}</span>}
      {property.stars > 0 && <span>{words.stars(property.stars)}</span>}
      {property.chain && <span>{property.chain.name}</span>}
      {dataClass === 'demo' && (
        <SampleMark title={t`Sample property: it does not exist and can’t be stayed at`}>
          {t({ context: 'a place to stay', message: 'Sample inventory' })}
        </SampleMark>
      )}
    </p>
  );
}

/** Arriving and leaving on the clocks of the house; paper outlives the year. */
export function Days({ product, style }: Pick<StayProps, 'product'> & { readonly style: 'short' | 'long' }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const hours = useHouseHours()(product.property);
  const facts = [
    [t`Check-in`, format.day(product.checkIn, style), hours.checkIn],
    [t`Check-out`, format.day(product.checkOut, style), hours.checkOut],
    [t`Stay`, words.nights(product.nights), t`Times are local to the property.`],
  ] as const;
  return (
    <dl className={styles.days}>
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span>{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A room a row. */
export function Rooms({ order, item, product, access }: Omit<StayProps, 'named'>) {
  const { t } = useLingui();
  const rooms = useBookedRooms()(order, item, product);
  const several = unitsLeft(item).length > 1;
  // A room that is all there is to cancel goes by the way of the booking.
  const part = several || order.items.filter(({ cancellable }) => cancellable).length > 1;
  const can = access && part && order.actions.includes('cancel') && item.cancellable;
  return (
    <ol className={styles.rooms} aria-label={t({ context: 'line of a price', message: 'Rooms' })}>
      {rooms.map(({ title, facts, guest, pay, cancelled, free, refund, place }) => (
        <li key={title}>
          <p className={styles.room}>
            <b>{title}</b> {cancelled && <Badge icon="undo-2">{t`Cancelled`}</Badge>}
          </p>
          <Facts of={facts} />
          <Facts of={cancelled ? [guest] : [guest, pay]} />
          {can && !cancelled && (
            <div className={styles.cancel}>
              <p className={classNames(styles.place, free && styles.free)}>
                {[free, refund].map((fact) => fact && <span key={fact}>{fact} </span>)}
              </p>
              <LinkButton
                variant="neutral"
                size="compact"
                href={cancelAddress(access, { item: item.id, unit: several ? place : undefined })}
                aria-label={t`Cancel room: ${title}`}
              >{t`Cancel room`}</LinkButton>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Side by side, each kept in one piece as long as it fits. */
function Facts({ of }: { readonly of: readonly string[] }) {
  return <p className={styles.place}>{of.map((fact) => fact && <span key={fact}>{fact} </span>)}</p>;
}

/** What is still to be paid at the desk, in the money it is asked for, and what is asked for what was cancelled. */
export function DueThere({ order, item, product }: Omit<StayProps, 'named'>) {
  const { t } = useLingui();
  const format = useFormat();
  const { thereTotal, thereNote } = useStayMoney()(product, item);
  if (isMissing(order, item)) return null;
  return (
    <>
      {(thereTotal ?? thereNote) && (
        <p className={styles.due}>
          {thereTotal && <b>{t`Pay at the property: ${format.money(thereTotal)}`}</b>} {thereNote}
        </p>
      )}
      {item.owedThere && (
        <p className={styles.due}>
          <b>{t`Cancellation charges at the property: ${format.money(item.owedThere)}`}</b>
        </p>
      )}
    </>
  );
}
