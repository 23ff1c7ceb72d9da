import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Checkbox } from '#design/checkbox';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import type { Order, OrderItem } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { orderAddress } from './access.ts';
import { AskRefund } from './ask-refund.tsx';
import { Expired } from './cancel-expired.tsx';
import styles from './cancel-page.module.css';
import type { CancelPageProps } from './cancel-view.island.tsx';
import { standing, unitsLeft } from './item-kinds.ts';
import { useItemState } from './use-item-state.ts';
import { AskForEverything, WholeRefund } from './whole-refund.tsx';

type ChooseProps = Pick<CancelPageProps, 'access' | 'formtoken' | 'order' | 'quotes'>;

/** Of several things all can be cancelled together, or each by itself while the others stay as they are. */
export function ChooseItem({ order, access, formtoken, quotes }: ChooseProps) {
  const { t } = useLingui();
  const whole = order.items.filter(({ cancellable }) => cancellable).length > 1;
  const rest = standing(order).length > 1;
  return (
    <>
      {quotes.length > 0 && <Expired />}
      {whole && (
        <section className={styles.terms} aria-labelledby="whole">
          <h2 id="whole" className={styles.heading}>{t`Cancel everything`}</h2>
          <WholeRefund order={order} />
          <AskForEverything access={access} formtoken={formtoken} />
        </section>
      )}
      <Parts
        order={order}
        access={access}
        formtoken={formtoken}
        title={whole ? t`Or cancel only a part` : rest ? t`Which part?` : t`Cancel this booking`}
        rest={rest}
      />
    </>
  );
}

interface PartsProps extends Omit<ChooseProps, 'quotes'> {
  readonly title: string;
  /** Whether anything stays booked when one of them is cancelled. */
  readonly rest: boolean;
}

function Parts({ order, access, formtoken, title, rest }: PartsProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const stateOf = useItemState();
  const lists = useLists();
  const { now } = useFacts();
  return (
    <section aria-labelledby="which">
      <h2 id="which" className={styles.heading}>
        {title}
      </h2>
      {rest && <p className={styles.holds}>{t`The rest stays booked.`}</p>}
      <ul className={styles.items}>
        {order.items.map((item) => {
          const { icon, name, days, ladder } = wordsOf(item);
          const state = stateOf(item);
          const { bar, wayOut } = ladder(now);
          const [terms] = item.cancellable ? bar : [];
          return (
            <li key={item.id} className={styles.item}>
              <Icon name={icon} />
              <div className={styles.what}>
                <b>{name}</b>
                <span>{days}</span>
                {terms && (
                  <span>
                    {lists.facts([terms.title, wayOut ? t`until ${wayOut.deadline}` : bar.length > 1 && terms.until])}
                  </span>
                )}
                {terms?.detail && <span>{terms.detail}</span>}
                <Badge tone={state.tone} icon={state.icon}>
                  {state.text}
                </Badge>
              </div>
              {item.cancellable && <AskRefund item={item} access={access} formtoken={formtoken} about={name} />}
            </li>
          );
        })}
      </ul>
      <p className={styles.back}>
        <LinkButton variant="neutral" href={orderAddress(access)}>{t`Keep the booking`}</LinkButton>
      </p>
    </section>
  );
}

interface ChooseUnitsProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly chosen: CancelPageProps['unit'];
}

/** The parts that are left; only one whose own link led here is selected beforehand. */
export function ChooseUnits({ order, item, chosen }: ChooseUnitsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const { unit } = useItemWords()(item);
  const at = order.items.indexOf(item);
  const guests = order.travellers.filter((traveller) => traveller.item === at);
  return (
    <fieldset className={styles.units}>
      <legend>{t`What do you want to cancel?`}</legend>
      {unitsLeft(item).map((place) => {
        const { givenNames = '', familyName = '' } = guests[place] ?? {};
        const refund = item.dueNow.amountMinor > 0 ? item.refundsNow?.[place] : undefined;
        const amount = refund && format.money(refund);
        const about = [`${givenNames} ${familyName}`.trim(), amount && t`Refund now: ${amount}`].filter(Boolean);
        return (
          <Checkbox
            key={place}
            name="unit"
            value={place}
            defaultChecked={String(place) === chosen}
            label={unit(place)}
            hint={lists.facts(about)}
          />
        );
      })}
    </fieldset>
  );
}
