import { useLingui } from '@lingui/react/macro';
import type { PriceBreakdownProps } from '#design/price-breakdown';
import type { SumLine } from '#design/sums';
import type { Money } from '#contract/core';
import { BOARDS, commonChargeName, type RoomOffer } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { useStayWords } from '../use-stay-words.ts';
import { joinLines, sumPrices, type ChosenLine, type ChosenPrice } from './sums.ts';

/** A room as it was offered or bought. */
type PricedRoom = Pick<RoomOffer, 'plan' | 'price' | 'room'>;

/** What a line of the rooms together is called. */
function useLineName() {
  const { t } = useLingui();
  const words = useStayWords();
  return (rooms: readonly PricedRoom[], nights: number, line: ChosenLine): string => {
    const { kind, code, jurisdiction: place, included, estimate, rooms: whose } = line;
    const stay = words.nights(nights);
    if (kind === 'base') {
      const board = BOARDS.find((each) => each === code);
      if (board) return words.board(board);
      const at = whose[0] ?? 0;
      const [nth, room] = [at + 1, rooms[at]?.room.name ?? ''];
      return rooms.length > 1 ? t`Room ${nth}: ${room}, ${stay}` : t`${room}, ${stay}`;
    }
    const name = commonChargeName(line.name);
    const levied = place ? t`${name}, ${place}` : name;
    const told = included ? t`${levied}, included` : levied;
    return estimate ? t`${told} (estimate)` : told;
  };
}

/** The lines of one part, those that read the same as one. */
function useSumLines() {
  const format = useFormat();
  return (lines: readonly ChosenLine[], nameOf: (line: ChosenLine) => string): SumLine[] =>
    [...Map.groupBy(lines, nameOf)].map(([text, same]) => {
      const amountMinor = same.reduce((sum, line) => sum + line.amountMinor, 0);
      return { text, amount: format.money({ amountMinor, currency: same[0]?.currency ?? '' }) };
    });
}

/** In whose money the part at the house is asked, and at which rates it was turned into the reader's. */
function useMoneyNotes() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  return {
    there({ asked, there, incomplete }: ChosenPrice): string | undefined {
      const unknown = incomplete && t`A local tax may be added at the property. We don’t know its amount.`;
      const amounts = lists.all(asked.map((money: Money) => format.money(money)));
      const converted =
        asked.some(({ currency }) => currency !== there.currency) &&
        t`The property charges ${amounts}; the amount in your currency may differ on the day.`;
      return [unknown, converted].filter(Boolean).join(' ') || undefined;
    },
    rates({ rates }: ChosenPrice): string | undefined {
      if (!rates) return undefined;
      const [filed, day] = [lists.all(rates.filedIn), format.day(rates.date, 'plain')];
      return rates.id.startsWith('demo-')
        ? t`Converted from ${filed} at the demo rates of ${day}.`
        : t`Converted from ${filed} at the rates of ${day}.`;
    },
  };
}

/** What rooms cost, line by line, apart by when and to whom it is paid. */
export function useRoomLines() {
  const nameOf = useLineName();
  const linesOf = useSumLines();
  const notes = useMoneyNotes();
  return (rooms: readonly PricedRoom[], nights: number) => {
    const lines = joinLines(rooms);
    const price = sumPrices(rooms);
    const named = (line: ChosenLine): string => nameOf(rooms, nights, line);
    return {
      price,
      now: linesOf(
        lines.filter(({ due }) => due === undefined),
        named,
      ),
      there: linesOf(
        lines.filter(({ due }) => due === 'property'),
        named,
      ),
      thereNote: notes.there(price),
      ratesNote: notes.rates(price),
    };
  };
}

/** The chosen rooms taken apart by when and to whom each part is paid, to the minor unit. */
export function useChosenPrice(rooms: readonly RoomOffer[], nights: number): PriceBreakdownProps {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const { price, now, there, thereNote, ratesNote } = useRoomLines()(rooms, nights);
  const [stay, first] = [words.nights(nights), rooms[0]?.room.name ?? ''];
  const boards = [...new Set(rooms.map(({ plan }) => plan.board))];
  return {
    title: rooms.length > 1 ? t`Your rooms` : first,
    meta: boards.length === 1 && boards[0] ? words.board(boards[0]) : t`Meals differ by room`,
    parts: [
      {
        text: t`Pay when you book`,
        amount: format.money(price.now),
        lines: now,
      },
      ...(there.length > 0 || thereNote
        ? [{ text: t`Pay at the property`, amount: format.money(price.there), lines: there, note: thereNote }]
        : []),
    ],
    total: { text: t`Total, ${stay}`, amount: format.money(price.total) },
    totalNote: ratesNote,
  };
}
