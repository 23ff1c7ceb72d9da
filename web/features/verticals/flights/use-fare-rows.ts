import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FareCell, FareColumn, FareRow } from '#design/fare-table';
import type { Condition } from '#contract/core';
import type { BagKind, Fare } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../results/use-lists.ts';
import { bagCellOf } from './bag-facts.ts';
import { useBagWords } from './use-bag-words.ts';
import { usePercent } from './use-percent.ts';

const GRAMS_PER_TONNE = 1_000_000;

/** Single facts of a fare in words. */
function useFareCells() {
  const { t } = useLingui();
  const format = useFormat();
  const bags = useBagWords();
  const lists = useLists();

  function pieces(count: number, kg: number | null): string {
    const shown = format.number(count);
    return kg === null ? shown : t`${shown} × ${bags.weight(kg)}`;
  }

  function bag({ bags: slices }: Fare, kind: BagKind): FareCell {
    const cell = bagCellOf(slices, kind);
    const none: FareCell = { kind: 'no', text: t`Not sold` };
    if (!cell) return none;
    const included = cell.included.pieces > 0 && pieces(cell.included.pieces, cell.included.weightKg);
    const { each } = cell.bought;
    if (cell.bought.pieces > 0 && each) {
      const bought = pieces(cell.bought.pieces, cell.bought.weightKg);
      const added = t`${bought} added for ${format.money(each)} per traveller`;
      return { kind: 'plain', text: included ? lists.facts([t`${included} included`, added]) : added };
    }
    if (included) return { kind: 'yes', text: included };
    if (!cell.next) return none;
    const price = format.money(cell.next);
    return {
      kind: 'plain',
      text: slices.length > 1 ? t`${price} per traveller, both ways` : t`${price} per traveller`,
    };
  }

  function seat({ seat: { choice, from } }: Fare): FareCell {
    if (choice === 'included') return { kind: 'yes', text: t`You choose` };
    if (choice === 'fee') return { kind: 'plain', text: from ? t`From ${format.money(from)}` : t`For a fee` };
    return { kind: 'no', text: t`Given at check-in` };
  }

  function withUntil(what: string, hours: number | null): string {
    if (hours === null) return what;
    return t`${what}, ${plural(hours, { one: 'until # hour before', other: 'until # hours before' })}`;
  }

  function change(condition: Condition): FareCell {
    if (condition.status === 'unknown') return { kind: 'plain', text: t`Ask the airline` };
    if (condition.status === 'not_allowed') return { kind: 'no', text: t`Not allowed` };
    const { fee, untilHoursBefore: hours } = condition;
    if (!fee) return { kind: 'yes', text: withUntil(t`Fare difference only`, hours) };
    return { kind: 'plain', text: withUntil(t`${format.money(fee)} + fare difference`, hours) };
  }

  function refund(condition: Condition): FareCell {
    if (condition.status === 'unknown') return { kind: 'plain', text: t`Ask the airline` };
    if (condition.status === 'not_allowed') return { kind: 'no', text: t`Refundable taxes only` };
    const { fee, untilHoursBefore: hours } = condition;
    if (!fee) return { kind: 'yes', text: withUntil(t`In full`, hours) };
    return { kind: 'plain', text: withUntil(t`${format.money(fee)} kept`, hours) };
  }

  return { bag, seat, change, refund };
}

/** The fares of an offer side by side: what each includes, in words. */
export function useFareRows() {
  const { t } = useLingui();
  const format = useFormat();
  const { bag, seat, change, refund } = useFareCells();
  const percent = usePercent();

  function columns(fares: readonly Fare[]): FareColumn[] {
    const cheapest = fares[0]?.familyName ?? '';
    return fares.map((fare) => ({
      id: fare.id,
      name: fare.familyName,
      price: format.money(fare.price.total),
      delta: fare.delta.amountMinor === 0 ? t`The price in the list` : t`+${format.money(fare.delta)} on ${cheapest}`,
    }));
  }

  function rows(fares: readonly Fare[]): FareRow[] {
    const row = (label: string, cellOf: (fare: Fare) => FareCell) => ({ label, cells: fares.map(cellOf) });
    const miles = fares.some((fare) => fare.milesPercent !== null);
    return [
      row(t`Cabin bag`, (fare) => bag(fare, 'cabin')),
      row(t`Checked bag`, (fare) => bag(fare, 'checked')),
      row(t`Seat`, seat),
      row(t({ context: 'row of a fare', message: 'Change' }), (fare) => change(fare.conditions.change)),
      row(t`Refund`, (fare) => refund(fare.conditions.refund)),
      ...(miles
        ? [
            row(t`Miles`, ({ milesPercent }) => ({
              kind: 'plain',
              text: milesPercent === null ? t({ context: 'no miles', message: 'None' }) : percent(milesPercent),
            })),
          ]
        : []),
      row(t`CO₂e each`, (fare) => ({
        kind: 'plain',
        text: t`${format.number(Math.round((fare.co2eGrams / GRAMS_PER_TONNE) * 100) / 100)} t`,
      })),
    ];
  }

  return { columns, rows, change, refund };
}
