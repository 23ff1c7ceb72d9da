import { useLingui } from '@lingui/react/macro';
import type { TableCell, TableRow } from '#design/column-table';
import type { PropertyCardProps } from '#design/property-card';
import type { ComparedStay } from '../../../../routes/stay-compare/data.ts';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { useAccessWords, useAmenityWords } from '../use-amenity-words.ts';
import { useStayWords } from '../use-stay-words.ts';
import { useHouseHours } from '../use-house-words.ts';

/** More would be a list to read, not a table to compare. */
const MOST_AMENITIES = 14;

type Card = Pick<PropertyCardProps, 'place' | 'room' | 'board' | 'cancellation' | 'sample'>;

const plain = (text: string): TableCell => ({ text, kind: 'plain' });

/** The same facts as on the cards of the list, one a row. */
export function useCompareRows() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const hours = useHouseHours();
  const lists = useLists();
  const access = useAccessWords();
  const amenityRows = useAmenityRows();

  function ratingOf({ property: { score } }: ComparedStay): string {
    if (!score) return t`No ratings yet`;
    const [value, count] = [words.score(score.tenths), format.count(score.count)];
    return t`${value} out of 10, ${count} ratings`;
  }

  function dueOf({ price }: ComparedStay, part: 'now' | 'there'): string {
    if (!price) return '–';
    const there = price.atProperty?.amountMinor ?? 0;
    const amountMinor = part === 'there' ? there : price.total.amountMinor - there;
    return format.money({ ...price.total, amountMinor });
  }

  return (places: readonly ComparedStay[], cards: readonly Card[]): TableRow[] => {
    const row = (label: string, textOf: (place: ComparedStay) => string): TableRow => {
      return { label, cells: places.map((place) => plain(textOf(place))) };
    };
    const said = (label: string, textOf: (card: Card) => string): TableRow => {
      return { label, cells: cards.map((card) => plain(textOf(card))) };
    };
    const pets = { yes: t`Allowed`, on_request: t`On request`, no: t`Not allowed` };
    const house = t`Not stated by the property`;
    return [
      row(t`Guest rating`, ratingOf),
      row(t`Stars`, ({ property }) => (property.stars > 0 ? words.stars(property.stars) : t`Not rated`)),
      said(t`Where`, ({ place }) => place),
      said(t`Room`, ({ room }) => room),
      said(t`Meals`, ({ board }) => board),
      said(t`Cancellation`, ({ cancellation }) => cancellation.text),
      row(t`Pay when you book`, (place) => dueOf(place, 'now')),
      row(t`Pay at the property`, (place) => dueOf(place, 'there')),
      row(t`Per night`, ({ perNight }) => (perNight ? format.money(perNight) : '–')),
      row(t`Check-in`, ({ house: at }) => hours(at).checkIn),
      row(t`Check-out`, ({ house: at }) => hours(at).checkOut),
      row(t`Pets`, ({ house: { pets: kind } }) => pets[kind]),
      ...amenityRows(places),
      row(t`Accessibility`, ({ property }) => lists.facts(property.access.map(access)) || house),
      said(t`Source`, ({ sample }) => sample?.text ?? t`Own inventory`),
    ];
  };
}

/** What at least one of them has; those that tell them apart first. */
function useAmenityRows() {
  const { t } = useLingui();
  const amenity = useAmenityWords();
  return (places: readonly ComparedStay[]): TableRow[] => {
    const counts = new Map<string, number>();
    for (const word of places.flatMap(({ property }) => property.amenities)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const all = [...counts].sort(([, a], [, b]) => Number(a === places.length) - Number(b === places.length));
    return all.slice(0, MOST_AMENITIES).map(([word]) => ({
      label: amenity(word),
      cells: places.map(({ property }): TableCell => {
        return property.amenities.includes(word) ? { text: t`Yes`, kind: 'yes' } : { text: t`Not listed`, kind: 'no' };
      }),
    }));
  };
}
