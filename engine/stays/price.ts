import { converter } from '#engine/rates';
import { chargesOf, isPlain, levy, type Charges, type Levied, type Nightly } from './charges.ts';
import { share } from './exact.ts';
import { exceptionOn, hasExceptions } from './nights.ts';
import { BOARDS, PAY_AT, SAYS_PRICE } from './snapshot.ts';
import type { Need, Terms } from './terms.ts';
import type { StayLine, StayPrice } from './types.ts';
import { priceOf } from './lines.ts';

/** One room of a type, on a plan, for a need; all rows of the snapshot but the need. */
export interface Choice {
  readonly property: number;
  readonly need: number;
  readonly room: number;
  readonly plan: number;
}

export interface StayPricer {
  /** Every mandatory charge of the stay in the ask's currency: exactly what the lines of `price` add up to. */
  total(choice: Choice): number;
  price(choice: Choice): StayPrice;
  /** Room and board of the first so many nights, in the ask's currency. */
  firstNights(choice: Choice, nights: number): number;
  /** At most the total, and cheap to know. */
  atLeast(choice: Choice): number;
}

export function stayPricer(terms: Terms): StayPricer {
  const { world, needs, nights, ask } = terms;
  const known = new Map<number, Charges>();
  const converters = world.words.currencies.map(({ code }) => lazy(() => converter(code, ask.currency, ask.rates)));
  const incomplete = new Set(world.words.incompleteTaxSets);
  const roomMinor = new Float64Array(nights);
  const codeOf = (property: number): string => world.words.currencies[world.properties.currency[property]!]!.code;
  const convertOf = (property: number) => converters[world.properties.currency[property]!]!();
  const charges = (property: number): Charges => {
    const { taxSet, stars, currency } = world.properties;
    const id = (taxSet[property]! * 8 + stars[property]!) * 256 + currency[property]!;
    let found = known.get(id);
    if (!found) {
      found = chargesOf(terms, taxSet[property]!, stars[property]!, codeOf(property));
      known.set(id, found);
    }
    return found;
  };
  const nightly = (choice: Choice): Nightly => {
    fillNights(terms, choice, roomMinor);
    const { guests } = needs[choice.need]!;
    return { need: choice.need, guests, roomMinor, boardMinor: boardOf(terms, choice) };
  };
  return {
    total(choice) {
      const each = nightly(choice);
      const convert = convertOf(choice.property);
      const set = charges(choice.property);
      let total = convert(sumOf(roomMinor, nights)) + convert(each.boardMinor * nights);
      total += set.plainMinor[choice.need]!;
      if (set.onlyPlain) return total;
      for (const { charge, amountMinor } of levy(set, each)) {
        if (!charge.rule.included && !isPlain(charge)) total += charge.convert(amountMinor);
      }
      return total;
    },
    price(choice) {
      const each = nightly(choice);
      const levied = levy(charges(choice.property), each);
      const lines = linesOf(terms, choice, each, levied, codeOf(choice.property), convertOf(choice.property));
      return priceOf(lines, incomplete.has(world.properties.taxSet[choice.property]!));
    },
    firstNights(choice, count) {
      const each = nightly(choice);
      const some = Math.min(nights, count);
      const convert = convertOf(choice.property);
      return convert(sumOf(roomMinor, some)) + convert(each.boardMinor * some);
    },
    atLeast(choice) {
      fillNights(terms, choice, roomMinor);
      return convertOf(choice.property)(sumOf(roomMinor, nights));
    },
  };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function sumOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += values[i]!;
  return sum;
}

/** Price of the room alone for each night, in the property's currency. */
function fillNights(terms: Terms, { property, need, room, plan }: Choice, into: Float64Array): void {
  const { world, nights, arrival } = terms;
  const { rooms, plans, properties, words, exceptions } = world;
  const guests = guestsPermille(world.rooms, room, terms.needs[need]!);
  const ofPlan = plans.pricePermille[plan]!;
  const { stepMinor } = words.currencies[properties.currency[property]!]!;
  const base = share(share(rooms.baseMinor[room]!, guests, 1000), ofPlan, 1000);
  const factors = terms.factors(
    properties.season[property]!,
    properties.weekday[property]!,
    properties.lead[property]!,
  );
  const special = hasExceptions(world, room);
  for (let night = 0; night < nights; night++) {
    const said = special ? exceptionOn(world, room, plan - rooms.firstPlan[room]!, arrival + night, SAYS_PRICE) : -1;
    if (said < 0) {
      into[night] = stepMinor * share(base, factors[night]!, 1_000_000 * stepMinor);
      if (into[night] === 0 && base > 0) into[night] = stepMinor;
    } else {
      const price = share(exceptions.priceMinor[said]!, guests, 1000);
      into[night] = exceptions.plan[said]! < 0 ? share(price, ofPlan, 1000) : price;
    }
  }
}

/** Permille of the price for two adults that these guests pay. */
function guestsPermille(rooms: Terms['world']['rooms'], room: number, { adults, childAges }: Need): number {
  let permille = adults === 1 ? rooms.singlePermille[room]! : 1000 + (adults - 2) * rooms.extraAdultPermille[room]!;
  const free = rooms.freeUnderAge[room]!;
  for (const age of childAges) if (age >= free) permille += rooms.childPermille[room]!;
  return permille;
}

/** Board of all guests for a night. */
function boardOf({ world: { plans, rooms }, needs }: Terms, { need, room, plan }: Choice): number {
  const { adults, childAges } = needs[need]!;
  const free = rooms.freeUnderAge[room]!;
  let minor = adults * plans.boardPerAdultMinor[plan]!;
  for (const age of childAges) if (age >= free) minor += plans.boardPerChildMinor[plan]!;
  return minor;
}

/** Included parts come out of the line that contains them, after conversion: the lines add up to the total whatever is rounded. */
function linesOf(
  { world, nights }: Terms,
  { plan }: Choice,
  { roomMinor, boardMinor }: Nightly,
  levied: readonly Levied[],
  currency: string,
  convert: (amountMinor: number) => number,
): StayLine[] {
  const payAt = PAY_AT[world.plans.payAt[plan]!]!;
  const own = { room: sumOf(roomMinor, nights), board: boardMinor * nights };
  const shown = { room: convert(own.room), board: convert(own.board) };
  const lines: StayLine[] = [];
  for (const { charge, amountMinor, ofRoomMinor, ofBoardMinor } of levied) {
    const { rule } = charge;
    const { code, name, kind, jurisdiction, included } = rule;
    const told = { kind, code, name, jurisdiction, included, estimate: charge.estimate };
    const ownMoney = { currency: charge.currency, amountMinor };
    if (!included) {
      const dueAt = payAt === 'property' ? payAt : rule.dueAt;
      lines.push({ ...told, amountMinor: charge.convert(amountMinor), dueAt, own: ownMoney });
      continue;
    }
    const isFixed = rule.per !== 'percent';
    const parts = {
      room: Math.min(shown.room, isFixed ? charge.convert(amountMinor) : convert(ofRoomMinor)),
      board: Math.min(shown.board, isFixed ? 0 : convert(ofBoardMinor)),
    };
    own.room -= Math.min(own.room, ofRoomMinor);
    own.board -= Math.min(own.board, ofBoardMinor);
    shown.room -= parts.room;
    shown.board -= parts.board;
    lines.push({ ...told, amountMinor: parts.room + parts.board, dueAt: payAt, own: ownMoney });
  }
  const plain = { name: '', jurisdiction: '', dueAt: payAt, included: false, estimate: false };
  const board = BOARDS[world.plans.board[plan]!]!;
  return [
    { kind: 'room', code: 'room', ...plain, amountMinor: shown.room, own: { currency, amountMinor: own.room } },
    { kind: 'board', code: board, ...plain, amountMinor: shown.board, own: { currency, amountMinor: own.board } },
    ...lines,
  ];
}
