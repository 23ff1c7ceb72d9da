import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/link-button';
import { PayBar } from '#design/pay-bar';
import { PriceBreakdown } from '#design/price-breakdown';
import type { StayAddress, StayArea, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { AnsweredNights } from '../nights/asked-nights.ts';
import { NightPrices } from '../nights/night-prices.ts';
import { useDeadline } from '../use-deadline.ts';
import { useStayWords } from '../use-stay-words.ts';
import { Cancellation } from './cancellation.tsx';
import { choiceAddress, planId } from './choice-address.ts';
import { ChooseRooms } from './choose-rooms.tsx';
import { HouseAmenities, HouseFacts, HouseRules } from './house-facts.tsx';
import { Pictures, PropertyHead } from './property-head.tsx';
import { PropertyMap } from './property-map.tsx';
import styles from './property.module.css';
import { joinCancellations, sumPrices } from './sums.ts';
import { useChoice } from './use-choice.ts';
import { useChosenPrice } from './use-chosen-price.ts';

interface PropertyProps {
  readonly detail: StayDetail;
  readonly area: StayArea;
  readonly address: StayAddress;
  readonly offerKey: string;
  readonly picks: readonly string[];
  readonly listed: number | null;
  readonly nights: AnsweredNights | null;
  /** The way on with the chosen rooms; it stands below their total. */
  readonly action?: ReactNode;
}

/** One place to stay in full: the house, its rooms by rate plan, and what the chosen ones cost to whom and when. */
export function Property({ action, ...props }: PropertyProps) {
  const { detail, area, address, offerKey, listed, nights } = props;
  const { rooms, note, choose } = useChoice(props);
  const { property } = detail.offer;
  const { total } = sumPrices(rooms);
  const href = choiceAddress(address, offerKey, rooms.map(planId));
  const chosen = { detail, rooms };
  return (
    <div className={styles.page}>
      <PropertyHead detail={detail} area={area} address={address} listed={listed} href={href} />
      <Pictures detail={detail} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HouseFacts property={property} />
          <ChooseRooms {...chosen} address={address} offerKey={offerKey} note={note} onChoose={choose} />
        </div>
        <ChosenPrice {...chosen} action={action} />
        <div className={styles.main}>
          <NightPrices
            searchId={detail.offer.id.slice(0, -offerKey.length - 1)}
            address={address}
            offerKey={offerKey}
            first={nights}
          />
          <Cancellation {...chosen} />
          <HouseAmenities property={property} />
          <HouseRules property={property} />
          <PropertyMap detail={detail} area={area} address={address} offerKey={offerKey} total={total} />
        </div>
      </div>
      <TotalBar {...chosen} action={action} />
    </div>
  );
}

type ChosenProps = Pick<PropertyProps, 'detail' | 'action'> & Pick<ReturnType<typeof useChoice>, 'rooms'>;

/** The chosen rooms taken apart, beside them where there is room. */
function ChosenPrice({ detail: { offer }, rooms, action }: ChosenProps) {
  const { t } = useLingui();
  const deadline = useDeadline();
  const price = useChosenPrice(rooms, offer.nights);
  const format = useFormat();
  const cancellation = joinCancellations(rooms.map((room) => room.cancellation));
  const until = cancellation?.freeUntil && deadline(cancellation.freeUntil, offer.property.zone);
  const kept = cancellation?.steps[0]?.kept;
  const cost = kept && format.money(kept);
  const all = kept && kept.amountMinor >= sumPrices(rooms).total.amountMinor;
  return (
    <div id="price" className={styles.aside}>
      <PriceBreakdown
        {...price}
        notes={[
          until
            ? { icon: 'check', text: t`Free to cancel until ${until}, time of the house` }
            : { icon: 'info', text: all ? t`Nothing back when cancelled` : t`Cancelling costs ${cost}` },
          // True until a cart takes rooms: said rather than left to be found out.
          ...(action
            ? []
            : [{ icon: 'info' as const, text: t`Rooms can be found and compared on this site, not booked.` }]),
        ]}
      >
        {action}
      </PriceBreakdown>
    </div>
  );
}

/** On a narrow page the total would be a long way off. */
function TotalBar({ detail: { offer }, rooms, action }: ChosenProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const stay = words.nights(offer.nights);
  return (
    <div className={styles.bar}>
      <PayBar
        label={t({ context: 'rooms', message: 'Your choice' })}
        total={format.money(sumPrices(rooms).total)}
        party={t`${stay}, all taxes`}
      >
        {action ?? (
          <LinkButton variant="outline" href="#price">
            {t`What it is made of`}
          </LinkButton>
        )}
      </PayBar>
    </div>
  );
}
