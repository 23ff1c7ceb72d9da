import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { SelectField } from '#design/select-field';
import type { BagOption, Order, SeatOption, SeatPreference } from '#contract/booking';
import type { Slice } from '#contract/search';
import { useFormat } from '../../format.ts';
import { useBagWords } from '../verticals/flights/use-bag-words.ts';
import { useLists } from '../results/use-lists.ts';
import { PostForm } from '../../post-form.tsx';
import fields from '../forms/forms.module.css';
import { Section } from '../forms/section.tsx';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { bagField, seatField } from './extras.ts';

interface ExtrasFormProps {
  readonly order: Order;
  readonly formtoken: string;
  readonly back: ReactNode;
  readonly onChoice: (form: FormData) => void;
}

/** Step 2: bags and seats, journey by journey. Chosen is only what the price holds already. */
export function ExtrasForm({ order, formtoken, back, onChoice }: ExtrasFormProps) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  const product = order.items[0]?.product;
  const change = (event: FormEvent<HTMLFormElement>) => onChoice(new FormData(event.currentTarget));
  return (
    <PostForm formtoken={formtoken} onChange={change}>
      {product?.slices.map((slice, at) => (
        <SliceExtras key={at} at={at} slice={slice} order={order} />
      ))}
      <Actions back={back}>
        <noscript>
          <Button type="submit" name="intent" value="update" size="large">
            {t`Show the new total`}
          </Button>
        </noscript>
        <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Checking the price…` : undefined}>
          {t`Continue to review`}
        </Button>
      </Actions>
    </PostForm>
  );
}

function SliceExtras({ at, slice, order }: { readonly at: number; readonly slice: Slice; readonly order: Order }) {
  const { t } = useLingui();
  const format = useFormat();
  const from = slice.segments.at(0)?.departure;
  const to = slice.segments.at(-1)?.arrival;
  const extras = order.items[0]?.extras;
  const day = format.day(from?.local ?? '');
  const [start, end] = [from?.cityName ?? '', to?.cityName ?? ''];
  return (
    <Section title={at === 0 ? t`Out: ${start} to ${end}` : t`Back: ${start} to ${end}`} id={`slice.${at}`} aside={day}>
      <div className={styles.people}>
        {order.travellers.map((traveller, index) => (
          <TravellerExtras
            key={index}
            name={`${traveller.givenNames} ${traveller.familyName}`}
            bags={extras?.bags.filter((bag) => bag.slice === at && bag.traveller === index) ?? []}
            seats={extras?.seats.filter((seat) => seat.slice === at && seat.traveller === index) ?? []}
          />
        ))}
      </div>
    </Section>
  );
}

interface TravellerExtrasProps {
  readonly name: string;
  readonly bags: readonly BagOption[];
  readonly seats: readonly SeatOption[];
}

function TravellerExtras({ name, bags, seats }: TravellerExtrasProps) {
  const { t } = useLingui();
  const sold = bags.filter(({ unit }) => unit !== null);
  const words = useOptionWords();
  const lists = useLists();
  const included = bags.filter(({ includedPieces }) => includedPieces > 0).map(words.included);
  return (
    <fieldset className={styles.person}>
      <legend className={styles.personName}>{name}</legend>
      <p className={styles.quiet}>
        {included.length > 0 ? t`In the price: ${lists.all(included)}` : t`No bag is in the price but a small one`}
      </p>
      <div className={fields.fields}>
        {sold.map((bag) => (
          <SelectField
            key={bag.kind}
            label={bag.kind === 'checked' ? t`Checked bags` : t`Cabin bags`}
            id={bagField(bag)}
            name={bagField(bag)}
            defaultValue={String(bag.chosen)}
            options={words.options(bag)}
          />
        ))}
        {seats.map((seat) => (
          <SeatField key={seat.slice} seat={seat} />
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
    included: ({ kind, includedPieces, weightKg }: BagOption): string => bags.pieces(kind, includedPieces, weightKg),
    options: ({ max, unit, includedPieces }: BagOption) =>
      Array.from({ length: max + 1 }, (_, count) => ({
        value: String(count),
        text:
          count === 0
            ? includedPieces > 0
              ? t`No more`
              : t({ context: 'no bags', message: 'None' })
            : lists.facts([
                format.number(count),
                format.money({ amountMinor: (unit?.amountMinor ?? 0) * count, currency: unit?.currency ?? '' }),
              ]),
      })),
  };
}

function SeatField({ seat }: { readonly seat: SeatOption }) {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<SeatPreference, string> = {
    none: t`No preference`,
    window: t`Window`,
    aisle: t`Aisle`,
  };
  const lists = useLists();
  const price = seat.unit ? format.money(seat.unit) : t`included`;
  return (
    <SelectField
      label={t`Seat`}
      hint={t`Without a preference it is given at check-in`}
      id={seatField(seat)}
      name={seatField(seat)}
      defaultValue={seat.chosen}
      options={seat.preferences.map((preference) => ({
        value: preference,
        text: preference === 'none' ? words.none : lists.facts([words[preference], price]),
      }))}
    />
  );
}
