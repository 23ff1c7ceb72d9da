import type { BagOption, FlightProduct } from '#contract/booking';
import { formatKilograms } from '#domain/locale';
import { isNumbered } from '#contract/search';
import { flightExtras, isSeated } from '#contract/booking';
import type { ItemAsked, DescriptionSection } from '../description.ts';
import { sharedWords } from '../description-words.ts';
import { flightWords } from './description-words.ts';

/** What each traveller with a seat may take along, included and bought, and which seat was wished for. */
export function describeBags(asked: ItemAsked<FlightProduct>): DescriptionSection {
  const { people, speech } = asked;
  const rows = people.flatMap((person, at) =>
    isSeated(person) ? [{ name: `${person.givenNames} ${person.familyName}`, value: bagsOf(asked, at) }] : [],
  );
  const words = flightWords(speech.i18n);
  const seats = flightExtras(asked.item.extras).seats.some(({ chosen }) => chosen !== 'none');
  return { title: seats ? words.bagsAndSeats : words.bags, lines: [], rows };
}

/** Everybody who flies, with the same beside the name. */
export function describeParty(asked: ItemAsked<FlightProduct>): DescriptionSection {
  const words = flightWords(asked.speech.i18n);
  const rows = asked.people.map((person, at) => ({
    name: `${person.givenNames} ${person.familyName}`,
    value: isSeated(person) ? bagsOf(asked, at) : words.infants(1),
  }));
  return { title: words.travellers, lines: [], rows };
}

function bagsOf(asked: ItemAsked<FlightProduct>, traveller: number): string {
  const words = { ...sharedWords(asked.speech.i18n), ...flightWords(asked.speech.i18n) };
  const extras = flightExtras(asked.item.extras);
  const slices = asked.product.slices.map((_, slice) => {
    const bags = extras.bags.filter((bag) => bag.slice === slice && bag.traveller === traveller);
    const pieces = bags.flatMap((bag) => piecesOf(asked, bag));
    const seat = extras.seats.find((one) => one.slice === slice && one.traveller === traveller)?.chosen;
    const taken = pieces.length > 0 ? pieces : [words.smallBagOnly];
    return [...taken, ...(seat && seat !== 'none' ? [words.seat(seat)] : [])].reduce(words.facts);
  });
  const [out = '', back] = slices;
  if (slices.every((slice) => slice === out)) return out;
  if (isNumbered(asked.product.slices))
    return slices.map((slice, at) => words.legWith(at + 1, slice)).reduce(words.facts);
  return words.facts(words.outWith(out), words.backWith(back ?? out));
}

/** Included and bought ones together where they weigh the same, else each by itself. */
function piecesOf(asked: ItemAsked<FlightProduct>, { kind, included, bought, sold }: BagOption): string[] {
  const { i18n, locale } = asked.speech;
  const words = flightWords(i18n);
  const same = included.weightKg === sold.weightKg;
  const parts = [
    { count: included.pieces + (same ? bought : 0), kg: included.weightKg },
    { count: same ? 0 : bought, kg: sold.weightKg },
  ];
  return parts.flatMap(({ count, kg }) => {
    if (count === 0) return [];
    const pieces = kind === 'cabin' ? words.cabinBags(count) : words.checkedBags(count);
    return [kg === null ? pieces : words.weighing(pieces, formatKilograms(kg, locale))];
  });
}
