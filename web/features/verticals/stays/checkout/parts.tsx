import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar } from '#design/cancellation-bar';
import { type OrderLeg, OrderThing } from '#design/order-summary';
import { SceneArt } from '#design/scene-art';
import type { StayProduct } from '#contract/booking';
import { useFacts } from '../../../../facts.ts';
import { useSpanWords } from '../../../booking/use-span-words.ts';
import { useZonedClock } from '../../../booking/use-zoned-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { CheckoutParts, EndCode } from '../../checkout-parts.ts';
import { useStayItemWords } from '../item-words.ts';
import { useStayStages } from '../booking/use-stay-stages.ts';
import { useRoomLines } from '../property/use-chosen-price.ts';
import { climateAt, sceneOf } from '../scene.ts';
import { useStayWords } from '../use-stay-words.ts';
import { besideStay, roomsPath, staySearchPath } from './paths.ts';
import { useStayChanges } from './use-stay-changes.ts';
import { useStayRows } from './use-stay-rows.tsx';

/** Rooms in a few lines, the same ones as one. */
function useRoomLegs() {
  const { t } = useLingui();
  const words = useStayWords();
  const lists = useLists();
  return ({ rooms }: StayProduct): OrderLeg[] => {
    const alike = Map.groupBy(rooms, ({ room, plan }) => `${room.key} ${plan.board} ${plan.payAt}`);
    return [...alike.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { room, plan } = first;
      const pay = plan.payAt === 'property' && t`pay at the property`;
      return {
        sign: 'bed-double',
        times: same.length > 1 ? `${same.length} × ${room.name}` : room.name,
        detail: lists.facts([words.board(plan.board), words.guests(same.map(({ need }) => need)), pay]),
      };
    });
  };
}

const StayThing: CheckoutParts<StayProduct>['Thing'] = ({ product }) => {
  const { t } = useLingui();
  const words = useStayItemWords();
  const span = useSpanWords();
  const legs = useRoomLegs();
  const lists = useLists();
  const { property, checkIn, checkOut, dataClass } = product;
  return (
    <OrderThing
      title={words.name(product)}
      meta={lists.facts([span(checkIn, checkOut), words.who(product)])}
      sample={dataClass === 'demo' ? t`Sample` : undefined}
      legs={legs(product)}
      art={<SceneArt seed={property.key} kind={sceneOf(property.amenities)} climate={climateAt(property)} />}
    />
  );
};

/** The stages that the booking will show, by the clocks of the property; who pays there has nothing to get back. */
const StayCancel: CheckoutParts<StayProduct>['Cancel'] = ({
  item: { product, dueNow, cancellation },
  refundPromise: { by, days },
}) => {
  const { t } = useLingui();
  const { now } = useFacts();
  const { rooms, property } = product;
  const clock = useZonedClock()({ zone: property.zone, zoneName: t`property time` });
  const { bar, note } = useStayStages()({ rooms, cancellation, clock, now });
  const some = cancellation.some(({ refund }) => refund !== null && refund.amountMinor > 0);
  const back = t`${by} pays refunds to the card you pay with, ${plural(days, { one: 'within # day', other: 'within # days' })}.`;
  const refunds =
    dueNow.amountMinor === 0 ? t`The property charges what is due; nothing is charged here.` : some ? back : undefined;
  const told = [t`Times are local to the property.`, note, refunds].filter(Boolean).join(' ');
  return <CancellationBar label={t`Cancellation fees`} steps={bar} note={told} />;
};

function useWords(): ReturnType<CheckoutParts<StayProduct>['useWords']> {
  const { t } = useLingui();
  const ends: Readonly<Record<EndCode, { readonly title: string; readonly text: string }>> = {
    SOLD_OUT: {
      title: t`The last room was just sold`,
      text: t`The property sold it before yours was booked. Nothing was charged and your details were not sent to anyone else.`,
    },
    FARE_GONE: {
      title: t`These rooms are no longer available on these terms`,
      text: t`The property may still offer them with other meals or cancellation terms. Nothing was charged.`,
    },
    OFFER_GONE: {
      title: t`These rooms are no longer available`,
      text: t`The property took them off sale. Nothing was charged.`,
    },
    BOOKING_REFUSED: {
      title: t`The property did not accept the booking`,
      text: t`Nothing was charged; any amount your bank reserved is released.`,
    },
  };
  return {
    ended: (code) => ends[code],
    back: t`Back to rooms`,
    price: t`Price of the stay`,
    others: t`See places available on these nights`,
  };
}

/** The lines of the rooms as their page names them. */
function useStayLines(): ReturnType<CheckoutParts<StayProduct>['useLines']> {
  const linesOf = useRoomLines();
  return ({ product: { rooms, nights } }) => {
    const { now, there } = linesOf(rooms, nights);
    return [...now, ...there];
  };
}

/** What checkout says of places to stay. */
export const stayParts: CheckoutParts<StayProduct> = {
  Thing: StayThing,
  useRows: useStayRows,
  useLines: useStayLines,
  useChanges: useStayChanges,
  Cancel: StayCancel,
  useWords,
  searchPath: staySearchPath,
  choicePath: roomsPath,
  beside: besideStay,
};
