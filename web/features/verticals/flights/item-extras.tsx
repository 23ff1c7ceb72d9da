import { useLingui } from '@lingui/react/macro';
import { Segmented, type SegmentedOption } from '#design/segmented';
import {
  type BagOption,
  flightExtras,
  type FlightProduct,
  type SeatOption,
  type SeatPreference,
} from '#contract/booking';
import { boughtBagsMinor, type Slice } from '#contract/search';
import { useFormat } from '../../../format.ts';
import styles from '../../checkout/checkout.module.css';
import fields from '../../forms/forms.module.css';
import { Section } from '../../forms/section.tsx';
import { useLists } from '../../reader/use-lists.ts';
import type { ItemExtrasProps } from '../item-extras.ts';
import { bagField, seatField } from './chosen-extras.ts';
import { useBagWords } from './use-bag-words.ts';
import { useChosenWays } from './use-way-words.ts';

/** Bags and seats, journey by journey. Chosen is only what the price holds already. */
export function FlightExtras(props: ItemExtrasProps<FlightProduct>) {
  return props.item.product.slices.map((slice, way) => <SliceExtras key={way} {...props} way={way} slice={slice} />);
}

interface SliceExtrasProps extends ItemExtrasProps<FlightProduct> {
  readonly way: number;
  readonly slice: Slice;
}

function SliceExtras({ way, slice, item, at, names }: SliceExtrasProps) {
  const ways = useChosenWays();
  const format = useFormat();
  const from = slice.segments.at(0)?.departure;
  const to = slice.segments.at(-1)?.arrival;
  const { bags, seats } = flightExtras(item.extras);
  const day = format.day(from?.local ?? '');
  const [start, end] = [from?.cityName ?? '', to?.cityName ?? ''];
  return (
    <Section title={ways(item.product.slices).between(way, start, end)} id={`slice.${at}.${way}`} aside={day}>
      <div className={styles.people}>
        {names.map((name, index) => (
          <TravellerExtras
            key={index}
            item={at}
            name={name}
            bags={bags.filter((bag) => bag.slice === way && bag.traveller === index)}
            seats={seats.filter((seat) => seat.slice === way && seat.traveller === index)}
          />
        ))}
      </div>
    </Section>
  );
}

interface TravellerExtrasProps {
  readonly item: number;
  readonly name: string;
  readonly bags: readonly BagOption[];
  readonly seats: readonly SeatOption[];
}

function TravellerExtras({ item, name, bags, seats }: TravellerExtrasProps) {
  const { t } = useLingui();
  const onSale = bags.filter(({ sold: { prices } }) => prices.length > 0);
  const words = useOptionWords();
  const lists = useLists();
  const included = bags.filter(({ included: { pieces } }) => pieces > 0).map(words.included);
  return (
    <fieldset className={styles.person}>
      <legend className={styles.personName}>{name}</legend>
      <p className={styles.quiet}>
        {included.length > 0
          ? t`Included in the fare: ${lists.all(included)}`
          : t`Only a small bag is included in the fare`}
      </p>
      <div className={fields.fields}>
        {onSale.map((bag) => (
          <Segmented
            key={bag.kind}
            wide
            label={lists.facts([words.label(bag), bag.sold.prices.length > 1 && t`total price`])}
            name={bagField(item, bag)}
            defaultValue={String(bag.bought)}
            options={words.options(bag)}
          />
        ))}
        {seats.map((seat) => (
          <SeatField key={seat.slice} item={item} seat={seat} />
        ))}
      </div>
    </fieldset>
  );
}

function useOptionWords() {
  const { t } = useLingui();
  const format = useFormat();
  const bags = useBagWords();
  const lists = useLists();
  return {
    included: ({ kind, included }: BagOption): string => bags.pieces(kind, included.pieces, included.weightKg),
    label({ kind, sold: { weightKg } }: BagOption): string {
      const name = kind === 'checked' ? t`Checked bags` : t`Cabin bags`;
      return lists.facts([name, weightKg !== null && bags.weight(weightKg)]);
    },
    /** No further bag, then each number of them with what all of these cost. */
    options: (bag: BagOption): SegmentedOption[] => [
      { value: '0', text: bag.included.pieces > 0 ? t`No more bags` : t({ context: 'no bags', message: 'None' }) },
      ...bag.sold.prices.map(({ currency }, at) => ({
        value: String(at + 1),
        text: `${format.number(at + 1)}\n${format.money({ amountMinor: boughtBagsMinor(bag, at + 1), currency })}`,
      })),
    ],
  };
}

function SeatField({ item, seat }: { readonly item: number; readonly seat: SeatOption }) {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<SeatPreference, string> = {
    none: t`No preference`,
    window: t`Window`,
    aisle: t`Aisle`,
  };
  const price = seat.unit ? format.money(seat.unit) : t`included`;
  return (
    <Segmented
      wide
      label={t`Seat preference`}
      name={seatField(item, seat)}
      defaultValue={seat.chosen}
      options={seat.preferences.map((preference) => ({
        value: preference,
        text: preference === 'none' ? words.none : `${words[preference]}\n${price}`,
      }))}
    />
  );
}
