import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Money } from '#contract/core';
import type { Board, Property, RatePlan, RoomNeed, RoomType } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { numberFormat, useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { airportOf } from './airport-of.ts';

/** Nights, guests, beds and meals in words. */
export function useStayWords() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const format = useFormat();
  const lists = useLists();

  function bed({ kind, count }: RoomType['beds'][number]): string {
    if (kind === 'single') return t`${plural(count, { one: '# single bed', other: '# single beds' })}`;
    if (kind === 'double') return t`${plural(count, { one: '# double bed', other: '# double beds' })}`;
    if (kind === 'queen') return t`${plural(count, { one: '# queen bed', other: '# queen beds' })}`;
    if (kind === 'king') return t`${plural(count, { one: '# king bed', other: '# king beds' })}`;
    if (kind === 'sofa') return t`${plural(count, { one: '# sofa bed', other: '# sofa beds' })}`;
    if (kind === 'bunk') return t`${plural(count, { one: '# bunk bed', other: '# bunk beds' })}`;
    return t`${plural(count, { one: '# cot', other: '# cots' })}`;
  }

  function guests(rooms: readonly RoomNeed[]): string {
    const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
    const children = rooms.reduce((sum, room) => sum + room.children.length, 0);
    return lists.facts([
      t`${plural(adults, { one: '# adult', other: '# adults' })}`,
      children > 0 && t`${plural(children, { one: '# child', other: '# children' })}`,
    ]);
  }

  return {
    guests,
    /** `Montmartre, Paris`, `Near Paris-Orly Airport`. */
    area: (area: NonNullable<Property['area']>): string => (airportOf(area) ? t`Near ${area.name}` : area.name),
    /** `2 adults, 1 child, 2 rooms`. */
    party: (rooms: readonly RoomNeed[]): string =>
      lists.facts([guests(rooms), t`${plural(rooms.length, { one: '# room', other: '# rooms' })}`]),
    /** In whole units; where that is not the exact share of a night it says so, as nights are not to be added up again. */
    aNight(total: Money, each: Money, nights: number): string | undefined {
      if (nights < 2) return undefined;
      const price = format.wholeMoney(each);
      const exact = each.amountMinor * nights === total.amountMinor && format.wholeMoney(each, 'lower') === price;
      return exact ? t`${price} a night` : t`about ${price} a night`;
    },
    nights: (count: number): string => t`${plural(count, { one: '# night', other: '# nights' })}`,
    beds: (beds: RoomType['beds']): string => lists.facts(beds.map(bed)),
    board(board: Board): string {
      if (board === 'breakfast') return t`Breakfast included`;
      if (board === 'half_board') return t`Half board`;
      if (board === 'full_board') return t`Full board`;
      return board === 'all_inclusive' ? t`All inclusive` : t`No meals`;
    },
    /** For whom a plan is sold at its price; empty where it is everybody. */
    rate: ({ audience }: Pick<RatePlan, 'audience'>): string =>
      audience === 'public' ? '' : audience === 'member' ? t`Member rate` : t`Company rate`,
    stars: (count: number): string => t`${plural(count, { one: '# star', other: '# stars' })}`,
    /** `8.9`. */
    score: (tenths: number): string =>
      numberFormat(locale, 'score', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10),
    /** `900 m`, `3.1 km`. */
    distance(km: number): string {
      const metres = Math.round(km * 20) * 50;
      if (metres < 1_000) return t`${format.number(Math.max(50, metres))} m`;
      const digits = { maximumFractionDigits: 1 } as const;
      return t`${numberFormat(locale, 'kilometres', digits).format(Math.round(km * 10) / 10)} km`;
    },
  };
}
