import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { PayBar } from '#design/pay-bar';
import { PriceBreakdown } from '#design/price-breakdown';
import type { Quote } from '#contract/booking';
import type { Problem } from '#contract/core';
import type { StayAddress, StayArea, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { CartChoice } from '../../../cart/cart-choice.tsx';
import { TripChange } from '../../../cart/trip-change.tsx';
import { useLists } from '../../../reader/use-lists.ts';
import type { AnsweredNights } from '../nights/asked-nights.ts';
import { NightPrices } from '../nights/night-prices.ts';
import { createSharedValue } from '../shared-value.ts';
import { useChosenRule } from '../use-chosen-rule.ts';
import { useStayWords } from '../use-stay-words.ts';
import { useWithTaxes } from '../use-with-taxes.ts';
import { Cancellation } from './cancellation.tsx';
import { choiceAddress, planId } from './choice-address.ts';
import { ChooseRooms, ROOMS_FORM } from './choose-rooms.tsx';
import { AboutHouse, HouseFacts } from './house-facts.ts';
import { Pictures, PropertyHead } from './property-head.tsx';
import { PropertyMap } from './property-map.tsx';
import type { HeldStay } from './held-stay.ts';
import styles from './property.module.css';
import { sumPrices } from './sums.ts';
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
  readonly formtoken: string;
  readonly problems: readonly Problem[];
  /** What was put aside to be booked together with something. */
  readonly cart: Quote | null;
  readonly held: HeldStay | null;
}

/** One place to stay in full: the house, its rooms by rate plan, and what the chosen ones cost to whom and when. */
export function Property(props: PropertyProps) {
  const { detail, area, address, offerKey, listed, nights, formtoken, problems, cart, held } = props;
  const { rooms, note, choose } = useChoice(props);
  const { property } = detail.offer;
  const { amountMinor, currency } = sumPrices(rooms).total;
  const [total] = useState(() => createSharedValue(amountMinor));
  useEffect(() => total.set(amountMinor), [total, amountMinor]);
  const chosenPlans = rooms.map(planId);
  const href = choiceAddress(address, offerKey, chosenPlans);
  const isHeld = held?.picks.join() === chosenPlans.join();
  const chosen = { detail, rooms, isHeld };
  // Parts of it may still sleep: another choice must not draw them anew.
  const button = useMemo(
    () =>
      cart ? (
        <CartChoice cart={cart} form={ROOMS_FORM} />
      ) : (
        <BookRooms count={detail.needs.length} replaces={held ? !isHeld : undefined} />
      ),
    [cart, detail, held, isHeld],
  );
  const action = (
    <>
      {(held ?? cart) && <TripChange {...{ held, amountMinor, currency }} joins={cart?.price.total} />}
      {button}
    </>
  );
  return (
    <div className={styles.page}>
      <PropertyHead detail={detail} area={area} address={address} listed={listed} href={href} />
      <Pictures detail={detail} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HouseFacts property={property} />
          <ChooseRooms {...chosen} {...{ address, offerKey, note, formtoken, problems, held }} onChoose={choose} />
        </div>
        <ChosenPrice {...chosen} action={action} />
        <div className={styles.main}>
          <NightPrices
            searchId={detail.offer.id.slice(0, -offerKey.length - 1)}
            address={address}
            offerKey={offerKey}
            first={nights}
          />
          <Cancellation zone={property.zone} rooms={rooms} />
          <AboutHouse property={property} />
          <PropertyMap {...{ detail, area, address, offerKey, total, currency }} />
        </div>
      </div>
      <TotalBar {...chosen} action={action} />
    </div>
  );
}

/** On to the names, with the rooms that are chosen. */
function BookRooms({ count, replaces }: { readonly count: number; readonly replaces: boolean | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <Button
      type="submit"
      variant="primary"
      form={ROOMS_FORM}
      wide
      busyLabel={busy ? t`Checking the price…` : undefined}
    >
      {replaces
        ? t`Replace in your trip`
        : replaces === false
          ? count > 1
            ? t`Keep these rooms`
            : t`Keep this room`
          : count > 1
            ? t`Book these rooms`
            : t`Book this room`}
    </Button>
  );
}

interface ChosenProps extends Pick<PropertyProps, 'detail'>, Pick<ReturnType<typeof useChoice>, 'rooms'> {
  readonly action: ReactNode;
  readonly isHeld: boolean;
}

/** The chosen rooms taken apart, beside them where there is room. */
function ChosenPrice({ detail, rooms, action, isHeld }: ChosenProps) {
  const { t } = useLingui();
  const { offer } = detail;
  const price = useChosenPrice(rooms, offer.nights);
  const rule = useChosenRule()(rooms, offer.property.zone);
  const words = useStayWords();
  const lists = useLists();
  const who = words.party(detail.needs.map(({ need }) => need));
  return (
    <div id="price" className={styles.aside}>
      <PriceBreakdown
        {...price}
        facts={[
          { icon: 'clock', text: isHeld ? t`In your trip` : t`Price not held yet` },
          { icon: 'bed-double', text: lists.facts([who, words.nights(offer.nights)]), more: [rule.text] },
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
  const price = sumPrices(rooms);
  const withTaxes = useWithTaxes();
  const rule = useChosenRule()(rooms, offer.property.zone);
  return (
    <div className={styles.bar}>
      <PayBar
        label={t({ context: 'rooms', message: 'Your choice' })}
        total={format.money(price.total)}
        party={withTaxes(stay, price.incomplete)}
        terms={rule.text}
      >
        {action}
      </PayBar>
    </div>
  );
}
