import { useLingui } from '@lingui/react/macro';
import { ReviewList, type ReviewRow } from '#design/review-list';
import type { Order, OrderItem, OrderTraveller } from '#contract/booking';
import { useFormat } from '../../../format.ts';
import { Section } from '../../forms/section.tsx';
import { useLists } from '../../results/use-lists.ts';
import { partsOf } from '../../verticals/checkout-parts.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import { extrasPath, travellersPath } from '../paths.ts';

interface ReviewProps {
  readonly order: Order;
}

/** Everything that will be booked, thing by thing, each part with its way back. */
export function ReviewContent({ order }: ReviewProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const { items } = order;
  const text = t({ context: 'edit this part', message: 'Change' });
  const contact: ReviewRow = {
    label: t`Confirmation sent to`,
    lines: [order.contact.email, ...(order.contact.phone ? [order.contact.phone] : [])],
    edit: { href: travellersPath(order.id), text, label: t`Change email and mobile` },
  };
  const [only] = items;
  return (
    <>
      {items.map((item, at) => {
        const name = wordsOf(item.product).name(item.product);
        return (
          <Section
            key={item.id}
            title={items.length === 1 ? t`What you are booking` : name}
            id={at === 0 ? 'review.title' : `review.${at}.title`}
          >
            <ItemRows order={order} item={item} at={at} more={items.length === 1 ? [contact] : []} />
          </Section>
        );
      })}
      {items.length > 1 && (
        <Section title={t`For everything`} id="review.all.title">
          <ReviewList rows={[contact]} />
        </Section>
      )}
      {items.map((item, at) => {
        const name = wordsOf(item.product).name(item.product);
        const { Cancel } = partsOf(item.product);
        return (
          <Section
            key={item.id}
            title={item === only && items.length === 1 ? t`If you cancel` : t`If you cancel: ${name}`}
            id={at === 0 ? 'cancel.title' : `cancel.${at}.title`}
          >
            <Cancel item={item} refundPromise={order.refundPromise} />
          </Section>
        );
      })}
    </>
  );
}

interface ItemRowsProps extends ReviewProps {
  readonly item: OrderItem;
  readonly at: number;
  readonly more: readonly ReviewRow[];
}

function ItemRows({ order, item, at, more }: ItemRowsProps) {
  const { t } = useLingui();
  const rowsOf = partsOf(item.product).useRows();
  const who = useTravellerLine();
  const named = order.travellers.filter((traveller) => traveller.item === at);
  const guests = named.every(({ kind }) => kind === 'guest');
  const people: ReviewRow = {
    label: guests ? (named.length > 1 ? t`Lead guests` : t`Lead guest`) : t`Travellers`,
    lines: named.map(who),
    edit: {
      href: travellersPath(order.id),
      text: t({ context: 'edit this part', message: 'Change' }),
      label: guests ? t`Change lead guests` : t`Change travellers`,
    },
  };
  return <ReviewList rows={[...rowsOf(item, extrasPath(order.id)), people, ...more]} />;
}

function useTravellerLine() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const paperOf = ({ type, issuedBy, lastTwo }: NonNullable<OrderTraveller['document']>): string => {
    if (lastTwo === null) return t`document number can no longer be read: enter it again`;
    return type === 'passport'
      ? t`passport ${issuedBy} ending in ${lastTwo}`
      : t`identity card ${issuedBy} ending in ${lastTwo}`;
  };
  return ({ givenNames, familyName, dateOfBirth, document }: OrderTraveller) => {
    const born = dateOfBirth !== null && t`born ${format.day(dateOfBirth, 'plain')}`;
    const facts = lists.facts([born, document && paperOf(document)]);
    return (
      <>
        <b>
          <bdi>{`${givenNames} ${familyName}`}</bdi>
        </b>
        {facts && lists.comma}
        {facts}
      </>
    );
  };
}
