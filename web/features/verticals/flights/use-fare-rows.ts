import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FareCell, FareFact, FareOption } from '#design/fare-choice';
import type { Money } from '#contract/core';
import type { BagKind, Fare, FlightDetail } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { useHoldLength } from './use-hold-length.ts';
import { isNumbered } from './asked.ts';
import { bagCellOf } from './bag-facts.ts';
import { commonWindow } from './common-window.ts';
import { useAudienceWords } from './use-audience-words.ts';
import { useBagWords } from './use-bag-words.ts';
import { usePercent } from './use-percent.ts';
import { useTerms } from './use-terms.ts';
import type { HeldFare } from './held-fare.ts';

const GRAMS_PER_TONNE = 1_000_000;

interface Journey {
  /** One passenger has a seat. */
  readonly alone: boolean;
  /** Its flights have numbers: they are no way out and back. */
  readonly numbered: boolean;
}

/** Single facts of a fare in words. */
function useFareCells() {
  const { t } = useLingui();
  const format = useFormat();
  const bags = useBagWords();
  const lists = useLists();
  const lengthOf = useHoldLength();

  function pieces(count: number, kg: number | null): string {
    const shown = format.number(count);
    return kg === null ? shown : t`${shown} × ${bags.weight(kg)}`;
  }

  function priced(price: Money, alone: boolean): string {
    return alone ? format.money(price) : t`${format.money(price)} each`;
  }

  function bag({ bags: slices }: Fare, kind: BagKind, { alone, numbered }: Journey): FareCell {
    const cell = bagCellOf(slices, kind);
    const none: FareCell = { kind: 'no', text: t`Not available` };
    if (!cell) return none;
    const included = cell.included.pieces > 0 && pieces(cell.included.pieces, cell.included.weightKg);
    const { each } = cell.bought;
    if (cell.bought.pieces > 0 && each) {
      const bought = pieces(cell.bought.pieces, cell.bought.weightKg);
      const added = t`${bought} added for ${priced(each, alone)}`;
      return { kind: 'plain', text: included ? lists.facts([t`${included} included`, added]) : added };
    }
    if (included) return { kind: 'yes', text: alone ? included : t`${included} each` };
    if (!cell.next) return none;
    const price = priced(cell.next, alone);
    if (slices.length === 1) return { kind: 'plain', text: price };
    return { kind: 'plain', text: numbered ? t`${price}, all flights` : t`${price}, both ways` };
  }

  function seat({ seat: { choice, from } }: Fare): FareCell {
    if (choice === 'included') return { kind: 'yes', text: t`Window or aisle included` };
    if (choice === 'fee') return { kind: 'plain', text: from ? t`From ${format.money(from)}` : t`For a fee` };
    return { kind: 'no', text: t`Assigned at check-in` };
  }

  /** For how long the price is held before it is paid. */
  function hold({ holdMinutes }: Fare): FareCell {
    if (holdMinutes === null) return { kind: 'no', text: t`Not available` };
    if (holdMinutes === undefined) return { kind: 'plain', text: t`Ask the airline` };
    return { kind: 'plain', text: lengthOf(holdMinutes) };
  }

  return { bag, seat, hold };
}

/** What is refunded when. */
function useRefundRows() {
  const { t } = useLingui();
  const format = useFormat();
  const terms = useTerms();

  /** Within what time of booking all of it is refunded. */
  function freely({ voidWindow }: Fare): FareCell {
    if (!voidWindow) return { kind: 'no', text: t`Not available` };
    if ('midnightIn' in voidWindow) {
      const { cityName } = voidWindow.midnightIn;
      return { kind: 'yes', text: t`Until midnight in ${cityName}`, more: t`on the day you book` };
    }
    return { kind: 'yes', text: t`Within ${format.number(voidWindow.hours)} h` };
  }

  /** What holds once the time is over within which all of it is refunded. */
  function refund({ cancellation, price, conditions }: Fare): FareCell {
    const step = cancellation.find(({ window }) => !window);
    if (!step) return { kind: 'plain', text: t`Ask the airline` };
    const cell = terms.refund(step, price.total, true);
    const { status, untilHoursBefore } = conditions.refund;
    return status === 'allowed' ? { ...cell, more: terms.until(untilHoursBefore) } : cell;
  }

  /** Hours that all fares have are said with what holds after them. */
  return (fares: readonly Fare[]): FareFact[] => {
    const row = (label: string, cellOf: (fare: Fare) => FareCell): FareFact => ({ label, cells: fares.map(cellOf) });
    const brief = (label: string): FareFact => ({ ...row(label, refund), brief: true });
    const window = commonWindow(fares);
    if (window && 'hours' in window) return [brief(t`Refund after ${format.number(window.hours)} h`)];
    if (!fares.some(({ voidWindow }) => voidWindow)) return [brief(t`Refund`)];
    return [{ ...row(t`Free cancellation`, freely), brief: !window }, brief(t`Refund after that`)];
  };
}

/** Each with its price, and for whom it is; `held`: the one that is in the cart. */
function useFareOptions() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const audienceOf = useAudienceWords();
  return (fares: readonly Fare[], held?: string | null): FareOption[] => {
    const cheapest = fares.find(({ delta }) => delta.amountMinor === 0)?.familyName ?? '';
    return fares.map((fare) => ({
      id: fare.id,
      name: fare.familyName,
      mark: fare.id === held ? t`In your trip` : undefined,
      price: format.money(fare.price.total),
      delta: lists.facts([
        fare.delta.amountMinor === 0 ? t`Lowest fare` : t`${format.money(fare.delta)} more than ${cheapest}`,
        audienceOf(fare),
      ]),
    }));
  };
}

/** Whether bags or seats go over to a fare, or are left out of one. */
function keepsSome({ extras, losses }: HeldFare): boolean {
  return extras !== null || Object.values(losses).some(({ bags, seats }) => bags + seats > 0);
}

/** The fares of an offer side by side: what each includes, in words. */
export function useFareRows() {
  const { t } = useLingui();
  const format = useFormat();
  const options = useFareOptions();
  const { bag, seat, hold } = useFareCells();
  const refunds = useRefundRows();
  const terms = useTerms();
  const percent = usePercent();

  /** What of the trip's bags and seats comes with a fare, and what they add to its total. */
  function kept({ id, price }: Fare, { prices, losses }: HeldFare): FareCell {
    const bought = (prices[id] ?? price).lines.filter(({ kind }) => kind === 'bag' || kind === 'seat');
    const amountMinor = bought.reduce((sum, line) => sum + line.amountMinor, 0);
    const { bags = 0, seats = 0 } = losses[id] ?? {};
    const more = bags > 0 ? t`${plural(bags, { one: '# bag', other: '# bags' })} fewer on each flight` : undefined;
    if (amountMinor > 0)
      return { kind: 'plain', text: t`${format.money({ ...price.total, amountMinor })}, in the total`, more };
    if (more) return { kind: 'no', text: more };
    return seats > 0 ? { kind: 'no', text: t`Not available` } : { kind: 'yes', text: t`Included in the fare` };
  }

  /** `seated`: how many have a seat. */
  function facts(
    fares: readonly Fare[],
    { slices }: FlightDetail['offer'],
    seated: number,
    held: HeldFare | null,
  ): FareFact[] {
    const alone = seated === 1;
    const journey: Journey = { alone, numbered: isNumbered(slices) };
    const row = (label: string, cellOf: (fare: Fare) => FareCell): FareFact => ({ label, cells: fares.map(cellOf) });
    const brief = (fact: FareFact): FareFact => ({ ...fact, brief: true });
    return [
      ...(held && keepsSome(held) ? [brief(row(t`Bags and seats you keep`, (fare) => kept(fare, held)))] : []),
      row(t`Cabin bag`, (fare) => bag(fare, 'cabin', journey)),
      brief(row(t`Checked bag`, (fare) => bag(fare, 'checked', journey))),
      row(t`Seat`, seat),
      brief(
        row(t({ context: 'row of a fare', message: 'Change' }), (fare) => terms.change(fare.conditions.change, alone)),
      ),
      ...refunds(fares),
      ...(fares.some(({ holdMinutes }) => holdMinutes !== undefined) ? [row(t`Price hold`, hold)] : []),
      ...(fares.some(({ milesPercent }) => milesPercent !== null)
        ? [
            row(t`Miles`, ({ milesPercent }) => ({
              kind: 'plain',
              text: milesPercent === null ? t({ context: 'no miles', message: 'None' }) : percent(milesPercent),
            })),
          ]
        : []),
      row(alone ? t`CO₂e` : t`CO₂e each`, (fare) => ({
        kind: 'plain',
        text: t`${format.number(Math.round((fare.co2eGrams / GRAMS_PER_TONNE) * 100) / 100)} t`,
      })),
    ];
  }

  return { options, facts };
}
