import type { I18n } from '@lingui/core';
import type { PriceLine } from '#contract/search';
import { sharedWords } from '../description-words.ts';

/** Flights in mails and calendar files, in the reader's language. */
export function flightWords(i18n: I18n) {
  return {
    ...mailWords(i18n),
    ...spanWords(i18n),
    ...bagWords(i18n),
    ...fareWords(i18n),
    ...priceWords(i18n),
    ...calendarWords(i18n),
  };
}

function mailWords(i18n: I18n) {
  return {
    route: (from: string, to: string, day: string) =>
      i18n._({ id: 'mail.route', message: '{from} to {to}, {day}', values: { from, to, day } }),
    way: (from: string, to: string) => i18n._({ id: 'mail.way', message: '{from} to {to}', values: { from, to } }),
    booked: (seller: string) =>
      i18n._({ id: 'mail.bookedIntro', message: 'Your flights are booked with {seller}.', values: { seller } }),
    notBooked: i18n._({ id: 'mail.flightsNotBooked', message: 'The airline did not confirm your booking.' }),
    airlineReference: i18n._({ id: 'mail.airlineReference', message: 'Airline reference' }),
    flights: i18n._({ id: 'mail.flights', message: 'Flights' }),
    travellers: i18n._({ id: 'mail.travellers', message: 'Travellers' }),
    deadlinesIn: (city: string) =>
      i18n._({ id: 'paper.deadlinesIn', message: 'Deadlines in {city} time.', values: { city } }),
    departs: i18n._({ id: 'mail.departs', message: 'Departs' }),
    arrives: i18n._({ id: 'mail.arrives', message: 'Arrives' }),
    timeIn: (when: string, city: string) =>
      i18n._({ id: 'mail.timeIn', message: '{when} ({city} time)', values: { when, city } }),
    terminal: (name: string) => i18n._({ id: 'mail.terminal', message: 'Terminal {name}', values: { name } }),
    airport: (name: string, code: string) =>
      i18n._({ id: 'mail.airport', message: '{name} ({code})', values: { name, code } }),
    operatedBy: (carrier: string) =>
      i18n._({ id: 'mail.operatedBy', message: 'operated by {carrier}', values: { carrier } }),
  };
}

function spanWords(i18n: I18n) {
  return {
    roundTrip: (from: string, to: string) =>
      i18n._({ id: 'paper.roundTrip', message: '{from} to {to} and back', values: { from, to } }),
    flight: i18n._({ id: 'paper.flight', message: 'Flight' }),
    out: (day: string) => i18n._({ id: 'paper.out', message: 'Out, {day}', values: { day } }),
    backOn: (day: string) => i18n._({ id: 'paper.back', message: 'Back, {day}', values: { day } }),
    leg: (leg: number, day: string) =>
      i18n._({ id: 'paper.leg', message: 'Flight {leg}, {day}', values: { leg, day } }),
    layover: (duration: string) =>
      i18n._({ id: 'paper.layover', message: 'Layover: {duration}', values: { duration } }),
    infants: (count: number) =>
      i18n._({
        id: 'paper.infants',
        message: '{count, plural, one {# infant} other {# infants}}',
        values: { count },
      }),
    tickets: (count: number, numbered: boolean) => ({
      title: i18n._({
        id: 'paper.tickets',
        message: '{count, plural, =2 {Two tickets} one {# ticket} other {# tickets}}',
        values: { count },
      }),
      text: numbered
        ? i18n._({
            id: 'paper.ticketsEach',
            message: 'Each flight is a separate contract. Changing or cancelling one does not affect the others.',
          })
        : i18n._({
            id: 'paper.ticketsBoth',
            message:
              'The outbound and return are separate contracts. Changing or cancelling one does not affect the other.',
          }),
    }),
  };
}

function bagWords(i18n: I18n) {
  return {
    bags: i18n._({ id: 'mail.bags', message: 'Bags' }),
    bagsAndSeats: i18n._({ id: 'mail.bagsAndSeats', message: 'Bags and seats' }),
    seat: (wish: 'window' | 'aisle') =>
      wish === 'window'
        ? i18n._({ id: 'mail.windowSeat', message: 'window seat' })
        : i18n._({ id: 'mail.aisleSeat', message: 'aisle seat' }),
    cabinBags: (count: number) =>
      i18n._({
        id: 'mail.cabinBags',
        message: '{count, plural, one {# cabin bag} other {# cabin bags}}',
        values: { count },
      }),
    checkedBags: (count: number) =>
      i18n._({
        id: 'mail.checkedBags',
        message: '{count, plural, one {# checked bag} other {# checked bags}}',
        values: { count },
      }),
    weighing: (pieces: string, weight: string) =>
      i18n._({ id: 'mail.bagWeight', message: '{pieces} ({weight})', values: { pieces, weight } }),
    smallBagOnly: i18n._({ id: 'mail.smallBagOnly', message: 'small bag only' }),
    outWith: (what: string) => i18n._({ id: 'mail.bagsOut', message: 'Out: {what}', values: { what } }),
    legWith: (leg: number, what: string) =>
      i18n._({ id: 'mail.bagsLeg', message: 'Flight {leg}: {what}', values: { leg, what } }),
    backWith: (what: string) => i18n._({ id: 'mail.bagsBack', message: 'Back: {what}', values: { what } }),
  };
}

function fareWords(i18n: I18n) {
  return {
    fare: i18n._({ id: 'paper.fare', message: 'Fare conditions' }),
    fareName: i18n._({ id: 'paper.fareName', message: 'Fare' }),
    pricedFor: (audience: 'contract' | 'member' | undefined): string => {
      if (audience === undefined) return '';
      return audience === 'member'
        ? i18n._({ id: 'mail.memberFare', message: 'Member fare' })
        : i18n._({ id: 'mail.companyFare', message: 'Company fare' });
    },
    changes: i18n._({ id: 'paper.changes', message: 'Changes' }),
    changeFree: i18n._({ id: 'paper.changeFree', message: 'Allowed, fare difference only' }),
    changeFee: (fee: string) =>
      i18n._({
        id: 'paper.changeFee',
        message: 'Allowed for {fee} per traveller plus the fare difference',
        values: { fee },
      }),
    changeNever: i18n._({ id: 'paper.changeNever', message: 'Not allowed' }),
    changeUnknown: i18n._({ id: 'paper.changeUnknown', message: 'Ask the airline' }),
  };
}

function priceWords(i18n: I18n) {
  return {
    /** Charges are called as they are filed, with who levies them; everything else in the reader's words. */
    priceLine: ({ kind, name, jurisdiction, estimate }: PriceLine): string => {
      if (kind === 'base') return i18n._({ id: 'mail.baseFare', message: 'Base fare' });
      if (kind === 'seat') return i18n._({ id: 'mail.seats', message: 'Seats' });
      // All bags are one sum, however many they are, as the page of the booking has it.
      if (kind === 'bag') return bagWords(i18n).bags;
      const levied = jurisdiction ? sharedWords(i18n).levied(name, jurisdiction) : name;
      return estimate ? sharedWords(i18n).estimated(levied) : levied;
    },
    unknownRefund: i18n._({ id: 'mail.unknownRefund', message: 'Decided by the airline; contact us first' }),
    noRefund: i18n._({ id: 'mail.noRefund', message: 'This fare is non-refundable.' }),
  };
}

function calendarWords(i18n: I18n) {
  return {
    flightTitle: (number: string, from: string, to: string) =>
      i18n._({ id: 'calendar.flight', message: '{number} {from} to {to}', values: { number, from, to } }),
    flightBy: (marketing: string, operating: string) =>
      i18n._({
        id: 'calendar.operated',
        message: '{marketing}, operated by {operating}.',
        values: { marketing, operating },
      }),
    bothReferences: (ours: string, theirs: string) =>
      i18n._({
        id: 'calendar.references',
        message: 'Reference {ours}, airline reference {theirs}.',
        values: { ours, theirs },
      }),
    bothTimes: (departure: string, departureZone: string, arrival: string, arrivalZone: string) =>
      i18n._({
        id: 'calendar.times',
        message: 'Departs {departure} {departureZone}, arrives {arrival} {arrivalZone}.',
        values: { departure, departureZone, arrival, arrivalZone },
      }),
  };
}
