import type { I18n } from '@lingui/core';
import type { Board, Property } from '#contract/search';

/** Stays in mails and calendar files, in the reader's language. */
export function stayWords(i18n: I18n) {
  return { ...mailWords(i18n), ...roomWords(i18n), ...houseWords(i18n), ...priceWords(i18n), ...cancelWords(i18n) };
}

function mailWords(i18n: I18n) {
  return {
    title: (property: string, days: string) =>
      i18n._({ id: 'stayMail.title', message: '{property}, {days}', values: { property, days } }),
    booked: (seller: string) =>
      i18n._({ id: 'stayMail.booked', message: 'Your stay is booked with {seller}.', values: { seller } }),
    notBooked: i18n._({ id: 'stayMail.notBooked', message: 'The property did not confirm your booking.' }),
    reference: i18n._({ id: 'stayMail.reference', message: 'Property reference' }),
    stay: i18n._({ id: 'stayMail.stay', message: 'Your stay' }),
    where: i18n._({ id: 'stayMail.where', message: 'Where' }),
    checkIn: i18n._({ id: 'stayMail.checkIn', message: 'Check-in' }),
    checkOut: i18n._({ id: 'stayMail.checkOut', message: 'Check-out' }),
    from: (when: string) => i18n._({ id: 'stayMail.from', message: 'from {when}', values: { when } }),
    between: (from: string, until: string) =>
      i18n._({ id: 'stayMail.between', message: '{from} to {until}', values: { from, until } }),
    latest: (when: string) => i18n._({ id: 'stayMail.latest', message: 'until {when}', values: { when } }),
    there: (when: string) => i18n._({ id: 'stayMail.there', message: '{when} (property time)', values: { when } }),
    duration: i18n._({ id: 'stayMail.duration', message: 'Duration' }),
    nights: (count: number) =>
      i18n._({
        id: 'stayMail.nights',
        message: '{count, plural, one {# night} other {# nights}}',
        values: { count },
      }),
    event: (property: string) =>
      i18n._({ id: 'stayCalendar.event', message: 'Stay at {property}', values: { property } }),
    bothReferences: (ours: string, theirs: string) =>
      i18n._({
        id: 'stayCalendar.references',
        message: 'Reference {ours}, property reference {theirs}.',
        values: { ours, theirs },
      }),
  };
}

function roomWords(i18n: I18n) {
  return {
    rooms: i18n._({ id: 'stayMail.rooms', message: 'Rooms' }),
    numbered: (number: number, room: string) =>
      i18n._({ id: 'stayMail.room', message: 'Room {number}: {room}', values: { number, room } }),
    gone: (room: string) => i18n._({ id: 'stayMail.roomGone', message: '{room} (cancelled)', values: { room } }),
    leadGuest: i18n._({ id: 'stayMail.leadGuest', message: 'Lead guest' }),
    guests: i18n._({ id: 'stayMail.guests', message: 'Guests' }),
    meals: i18n._({ id: 'stayMail.meals', message: 'Meals' }),
    board: (board: Board): string => {
      if (board === 'breakfast') return i18n._({ id: 'stayMail.breakfast', message: 'Breakfast included' });
      if (board === 'half_board') return i18n._({ id: 'stayMail.halfBoard', message: 'Half board' });
      if (board === 'full_board') return i18n._({ id: 'stayMail.fullBoard', message: 'Full board' });
      if (board === 'all_inclusive') return i18n._({ id: 'stayMail.allInclusive', message: 'All inclusive' });
      return i18n._({ id: 'stayMail.noMeals', message: 'No meals' });
    },
    pricedFor: (audience: 'public' | 'contract' | 'member'): string => {
      if (audience === 'public') return '';
      return audience === 'member'
        ? i18n._({ id: 'stayMail.memberRate', message: 'Member rate' })
        : i18n._({ id: 'stayMail.companyRate', message: 'Company rate' });
    },
    payment: i18n._({ id: 'stayMail.payment', message: 'Payment' }),
    payAt: (at: 'now' | 'property') =>
      at === 'now'
        ? i18n._({ id: 'stayMail.payNow', message: 'Charged with the booking' })
        : i18n._({ id: 'stayMail.payThere', message: 'Payable at the property' }),
  };
}

function houseWords(i18n: I18n) {
  return {
    houseRules: i18n._({ id: 'stayMail.houseRules', message: 'House rules' }),
    age: (age: number) => i18n._({ id: 'stayMail.age', message: 'Minimum check-in age: {age}.', values: { age } }),
    childrenRule: (welcome: boolean) =>
      welcome
        ? i18n._({ id: 'stayMail.childrenWelcome', message: 'Children welcome.' })
        : i18n._({ id: 'stayMail.adultsOnly', message: 'Adults only.' }),
    pets: (pets: Property['pets']): string => {
      if (pets === 'yes') return i18n._({ id: 'stayMail.petsWelcome', message: 'Pets allowed.' });
      if (pets === 'no') return i18n._({ id: 'stayMail.noPets', message: 'Pets not allowed.' });
      return i18n._({ id: 'stayMail.petsOnRequest', message: 'Pets on request.' });
    },
    noSmoking: i18n._({ id: 'stayMail.noSmoking', message: 'No smoking anywhere on the property.' }),
  };
}

function priceWords(i18n: I18n) {
  return {
    rates: (rooms: number, nights: string) =>
      i18n._({
        id: 'stayMail.rates',
        message: '{rooms, plural, one {Room, {nights}} other {Rooms, {nights}}}',
        values: { rooms, nights },
      }),
    included: (charge: string) =>
      i18n._({ id: 'stayMail.included', message: '{charge}, included', values: { charge } }),
  };
}

function cancelWords(i18n: I18n) {
  return {
    free: i18n._({ id: 'stayMail.free', message: 'Free' }),
    costs: (amount: string) =>
      i18n._({ id: 'stayMail.costs', message: '{amount} cancellation fee', values: { amount } }),
    costsAll: (amount: string) =>
      i18n._({ id: 'stayMail.costsAll', message: 'Non-refundable: {amount}', values: { amount } }),
    fromBooking: i18n._({ id: 'stayMail.fromBooking', message: 'After booking' }),
    noShow: i18n._({ id: 'stayMail.noShow', message: 'No-show' }),
    askedThere: i18n._({ id: 'stayMail.askedThere', message: 'The property charges any cancellation fee itself.' }),
    deadlines: i18n._({ id: 'paper.deadlinesThere', message: 'Deadlines in property time.' }),
    how: (rooms: number) =>
      i18n._({
        id: 'stayMail.how',
        message:
          '{rooms, plural, one {To cancel, open your booking.} other {To cancel, open your booking. You can cancel each room separately.}} Times are local to the property.',
        values: { rooms },
      }),
    nothingCharged: i18n._({
      id: 'stayMail.nothingCharged',
      message: 'Nothing was charged, so there is nothing to refund.',
    }),
    nothingBack: i18n._({
      id: 'stayMail.nothingBack',
      message: 'These rooms are non-refundable.',
    }),
    nothingBackFor: (rooms: string) =>
      i18n._({ id: 'stayMail.nothingBackFor', message: 'No refund for {rooms}: non-refundable.', values: { rooms } }),
  };
}
