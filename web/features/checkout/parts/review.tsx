import { useLingui } from '@lingui/react/macro';
import { ReviewList, type ReviewRow } from '#design/review-list';
import type { Order, OrderItem, OrderTraveller } from '#contract/booking';
import { useFormat } from '../../../format.ts';
import { Section } from '../../forms/section.tsx';
import { useLists } from '../../reader/use-lists.ts';
import { partsOf } from '../../verticals/checkout-parts.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import { extrasPath, travellersPath } from '../paths.ts';
import { RemoveAsk } from './remove-ask.tsx';

interface ReviewProps {
  readonly order: Order;
  /** Countries that issued the documents, by code. */
  readonly issuers: Readonly<Record<string, string>>;
  readonly formtoken: string;
}

/** Everything that will be booked, thing by thing, each part with its way back and what cancelling it costs. */
export function ReviewContent({ order, issuers, formtoken }: ReviewProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const rowsOf = useItemRows(order, issuers);
  const { items, price } = order;
  const removes = items.length > 1 && order.actions.includes('removeItem');
  return items.map((item, at) => (
    <Section
      key={item.id}
      title={items.length === 1 ? t`What you are booking` : wordsOf(item.product).name(item.product)}
      id={at === 0 ? 'review.title' : `review.${at}.title`}
      aside={removes && <RemoveAsk look="link" item={item} at={at} total={price.total} formtoken={formtoken} />}
    >
      <ItemRows order={order} item={item} people={rowsOf(item, at)} />
    </Section>
  ));
}

interface ItemRowsProps {
  readonly order: Order;
  readonly item: OrderItem;
  readonly people: readonly ReviewRow[];
}

function ItemRows({ order: { id, refundPromise }, item, people }: ItemRowsProps) {
  const { t } = useLingui();
  const { Cancel, useRows } = partsOf(item.product);
  const rows = useRows()(item, extrasPath(id));
  const cancel = { label: t`If you cancel`, lines: [<Cancel key="bar" item={item} refundPromise={refundPromise} />] };
  return <ReviewList rows={[...rows, ...people, cancel]} />;
}

/** Who each thing is for, and with the last of them where all of it is sent. */
function useItemRows({ id, travellers, contact, items }: Order, issuers: ReviewProps['issuers']) {
  const { t } = useLingui();
  const who = useTravellerLine(issuers);
  const text = t({ context: 'edit this part', message: 'Change' });
  const href = travellersPath(id);
  return ({ id: itemId }: OrderItem, at: number): ReviewRow[] => {
    const named = travellers.filter((traveller) => traveller.item === at);
    const guests = named.every(({ kind }) => kind === 'guest');
    const label = guests ? (named.length > 1 ? t`Lead guests` : t`Lead guest`) : t`Travellers`;
    const people: ReviewRow = {
      label,
      lines: named.map(who),
      edit: { href, text, label: guests ? t`Change lead guests` : t`Change travellers` },
    };
    if (itemId !== items.at(-1)?.id) return [people];
    const sent: ReviewRow = {
      label: t`Confirmation sent to`,
      lines: [contact.email, ...(contact.phone ? [contact.phone] : [])],
      edit: { href, text, label: t`Change email and mobile` },
    };
    return [people, sent];
  };
}

function useTravellerLine(issuers: ReviewProps['issuers']) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const paperOf = ({ type, issuedBy: code, lastTwo }: NonNullable<OrderTraveller['document']>): string => {
    if (lastTwo === null) return t`document number can no longer be read: enter it again`;
    const issuer = issuers[code] ?? code;
    return type === 'passport'
      ? t`passport (${issuer}) ending in ${lastTwo}`
      : t`identity card (${issuer}) ending in ${lastTwo}`;
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
