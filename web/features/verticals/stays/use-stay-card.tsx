import { useLingui } from '@lingui/react/macro';
import type { PropertyCardProps } from '#design/property-card';
import { SceneArt } from '#design/scene-art';
import { useFormat } from '../../../format.ts';
import { climateAt, sceneOf } from './scene.ts';
import { useAmenityWords } from './use-amenity-words.ts';
import { useCancelRule } from './use-cancel-rule.ts';
import { useRankWords } from './use-rank-words.ts';
import { useStayLines } from './use-stay-lines.ts';
import { useStayWords } from './use-stay-words.ts';
import { useWithTaxes } from './use-with-taxes.ts';
import type { ListedStay, ListedStays } from './listed.ts';
import { mainAmenitiesOf } from './main-amenities.ts';

/** What cancelling costs, and what is paid where. */
function useStayTerms() {
  const { t } = useLingui();
  const format = useFormat();
  const ruleOf = useCancelRule();

  function cancellationOf({
    cancellation,
    freeCancellationFrom,
    price,
    property,
  }: ListedStay): PropertyCardProps['cancellation'] {
    if (!cancellation || !price) return { text: '', tone: 'neutral' };
    const rule = ruleOf({ ...cancellation, mostMinor: price.total.amountMinor }, property.zone);
    const freeFrom = !cancellation.freeUntil && freeCancellationFrom && format.wholeMoney(freeCancellationFrom);
    const cost = rule.text;
    return freeFrom ? { ...rule, text: t`${cost}. Free cancellation from ${freeFrom}` } : rule;
  }

  function dueOf({ price }: ListedStay): string | undefined {
    if (!price?.atProperty) return undefined;
    if (price.atProperty.amountMinor === price.total.amountMinor) return t`Pay at the property`;
    return t`Includes ${format.money(price.atProperty)} payable at the property`;
  }

  return { cancellationOf, dueOf };
}

/** An offer as its card, the nth of its list; `joinedOf` says what it comes to with a trip. */
export function useStayCard(
  results: Pick<ListedStays, 'area'>,
  hrefOf: (offer: ListedStay) => string,
  joinedOf: (offer: ListedStay) => string | undefined = () => undefined,
) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const amenity = useAmenityWords();
  const rank = useRankWords();
  const withTaxes = useWithTaxes();
  const { placeOf, roomOf } = useStayLines(results);
  const { cancellationOf, dueOf } = useStayTerms();

  return (offer: ListedStay, at: number): PropertyCardProps => {
    const { property, price, nights, perNight } = offer;
    const stay = words.nights(nights);
    return {
      id: `offer-${at}`,
      name: property.name,
      art: <SceneArt seed={property.key} kind={sceneOf(property.amenities)} climate={climateAt(property)} />,
      score: property.score
        ? {
            value: words.score(property.score.tenths),
            scale: t`out of 10`,
            source: t`${format.count(property.score.count)} ratings`,
          }
        : undefined,
      stars: property.stars > 0 ? words.stars(property.stars) : undefined,
      place: placeOf(offer),
      amenities: mainAmenitiesOf(property.amenities).map(amenity),
      ...roomOf(offer),
      cancellation: cancellationOf(offer),
      sample:
        offer.dataClass === 'demo'
          ? { text: t`Sample`, title: t`Sample property: it does not exist and can’t be stayed at` }
          : undefined,
      price: {
        total: price ? format.money(price.total) : '–',
        party: price ? withTaxes(stay, price.incomplete) : stay,
        each: price && perNight ? words.aNight(price.total, perNight, nights) : undefined,
        due: dueOf(offer),
        joined: joinedOf(offer),
        flag: rank.flag(offer.rank.reason),
      },
      unavailable: price ? undefined : t`Sold out for these nights`,
      action: { text: t`See rooms`, href: hrefOf(offer) },
      headingLevel: 2,
    };
  };
}
