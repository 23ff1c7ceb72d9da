import { useLingui } from '@lingui/react/macro';
import type { IconName } from '#design/icon';
import type { Tone } from '#design/note';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { hasGone, isNotBooked, standing } from './item-kinds.ts';
import type { ItemWords, StateSentences } from './item-words.ts';
import { paidOf } from './paid-of.ts';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';
import { useReaderMoment } from '../reader/use-reader-moment.ts';
import { useSettlingWords } from './use-settling-words.ts';
import { useSeveralStates } from './use-several-states.ts';

const JUST_BOOKED_MS = 3_600_000;

export interface StateWords {
  readonly badge: { readonly text: string; readonly tone: Tone; readonly icon: IconName };
  readonly title: string;
  /** What is true now, what is safe, and whether anything is asked of the reader. */
  readonly lines: readonly string[];
  /** Where the mail about it is, when all went well. */
  readonly mail?: readonly string[];
  /** What was cancelled of it, where the rest stands: it changes all that follows. */
  readonly gone?: readonly string[];
}

/** An order as its titles need it: what it is called, and how its vertical, or nobody's, speaks of it. */
interface Subject {
  readonly first: ItemWords | undefined;
  readonly several: boolean;
  readonly names: string;
  readonly said: StateSentences;
}

function useSubject(order: Order): Subject {
  const wordsOf = useItemWords();
  const severalOf = useSeveralStates();
  const lists = useLists();
  const stands = standing(order).map(wordsOf);
  const [first] = stands;
  const names = lists.all(stands.map(({ name }) => name));
  const several = order.items.length > 1;
  const said = first && !several ? first.states : severalOf(names);
  return { first, several, names, said };
}

/** Where an order stands, said so that nobody has to guess about seats, rooms or money. */
export function useStateWords(order: Order): StateWords {
  const { t } = useLingui();
  const subject = useSubject(order);
  const finished = useFinishedWords(order, subject);
  const open = useOpenWords(order, subject);
  const unpaid = useUnpaidWords(order, subject);
  const partly = usePartlyWords(order);
  switch (order.state) {
    case 'confirmed':
    case 'cancelled':
    case 'failed':
      return finished(order.state);
    case 'partly_confirmed':
      return partly();
    case 'booking':
    case 'checking':
    case 'cancelling':
      return open(order.state);
    case 'draft':
    case 'held':
    case 'paying':
    case 'expired':
      return unpaid(order.state);
    default:
      return { badge: { text: t`Unknown`, tone: 'neutral', icon: 'info' }, title: order.reference, lines: [] };
  }
}

function useFinishedWords(order: Order, { first, several, names, said }: Subject) {
  const { t } = useLingui();
  const mail = useMailWords(order);
  const money = useMoneyWords(order);
  const gone = useGoneWords(order);
  const fresh = useJustBooked(order);
  const headline = first?.headline ?? order.reference;
  const unpaid = t`Your booking is cancelled. Nothing was paid, so there is no refund.`;
  return (state: 'confirmed' | 'cancelled' | 'failed'): StateWords => {
    if (state === 'confirmed') {
      return {
        badge: { text: t`Confirmed`, tone: 'good', icon: 'check' },
        title: fresh && gone.length === 0 ? t`Booked. ${headline}` : (first?.title ?? order.reference),
        gone,
        lines: [...mail.failed, ...money],
        mail: mail.sent,
      };
    }
    if (state === 'cancelled') {
      return {
        badge: { text: t`Cancelled`, tone: 'neutral', icon: 'undo-2' },
        title: several ? t`${names}: cancelled` : t`${names} is cancelled`,
        lines: [...(paidOf(order) ? [] : [unpaid]), ...mail.failed],
        mail: mail.sent,
      };
    }
    return {
      badge: { text: t`Not booked`, tone: 'bad', icon: 'circle-alert' },
      title: several ? t`${names}: not booked` : t`${names} was not booked`,
      lines: [said.failed, ...money],
    };
  };
}

/** Whoever has just paid is told first that it is booked. */
function useJustBooked({ events }: Order): boolean {
  const { now } = useFacts();
  const booked = events.findLast(({ kind }) => kind === 'booking_confirmed')?.at;
  return booked !== undefined && Date.parse(now) - Date.parse(booked) < JUST_BOOKED_MS;
}

/** What is booked, what is not, what was taken, and that nothing is taken for the rest. */
function usePartlyWords(order: Order) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const card = useCardWords();
  const mail = useMailWords(order);
  const gone = useGoneWords(order);
  const wordsOf = useItemWords();
  const namesOf = (items: Order['items']): string => lists.all(items.map((item) => wordsOf(item).name));
  return (): StateWords => {
    const booked = namesOf(order.items.filter((item) => !isNotBooked(item)));
    const missing = namesOf(order.items.filter(isNotBooked));
    const payment = order.payments.at(-1);
    const [by, reserved] = [payment && card(payment), payment && format.money(payment.amount)];
    const taken = payment?.taken && format.money(payment.taken);
    return {
      badge: { text: t`Partly confirmed`, tone: 'warn', icon: 'triangle-alert' },
      title: t`Part of the trip is booked`,
      lines: [
        t`Booked: ${booked}.`,
        t`Not booked: ${missing}. You are not charged for it.`,
        ...(!payment ? [t`Nothing was charged.`] : []),
        ...(payment && taken
          ? [
              t`Charged to ${by ?? ''}: ${taken}, for what is booked. The rest of the ${reserved ?? ''} reserved is released.`,
            ]
          : []),
        ...(payment && !taken
          ? [
              t`Of the ${reserved ?? ''} reserved with ${by ?? ''}, you are charged only for what is booked; the rest is released.`,
            ]
          : []),
        ...gone,
        ...mail.failed,
      ],
      mail: mail.sent,
    };
  };
}

function useOpenWords(order: Order, { several, names, said }: Subject) {
  const { t } = useLingui();
  const { email } = order.contact;
  return (state: 'booking' | 'checking' | 'cancelling'): StateWords => {
    if (state === 'booking') {
      return {
        badge: { text: t`Being booked`, tone: 'work', icon: 'clock' },
        title: several ? t`${names}: being booked` : t`${names} is being booked`,
        lines: [said.booking(email)],
      };
    }
    if (state === 'checking') {
      return {
        badge: { text: t`Being checked`, tone: 'warn', icon: 'clock' },
        title: several ? t`We are checking what is booked` : t`We are checking whether ${names} is booked`,
        lines: said.checking(email),
      };
    }
    return {
      badge: { text: t`Being cancelled`, tone: 'work', icon: 'clock' },
      title: several ? t`Part of the booking is being cancelled` : t`${names} is being cancelled`,
      lines: [said.cancelling(email)],
    };
  };
}

function useUnpaidWords(order: Order, { several, names, said }: Subject) {
  const { t } = useLingui();
  const momentOf = useReaderMoment();
  return (state: 'draft' | 'held' | 'paying' | 'expired'): StateWords => {
    const until = order.hold?.expiresAt;
    const moment = until && momentOf(until);
    const words = {
      draft: [t`Not finished`, several ? t`${names}: not booked yet` : t`${names} is not booked yet`, said.draft],
      held: [
        t`Not paid yet`,
        several ? t`${names}: not paid yet` : t`${names} is not paid yet`,
        moment ? said.kept(moment) : said.notKept,
      ],
      paying: [
        t`Payment pending`,
        t`The payment for ${names} is not complete`,
        moment ? said.payingKept(moment) : said.payingNotKept,
      ],
      expired: [
        t`No longer held`,
        said.expiredTitle,
        t`The time to pay ran out. Nothing was charged. Check the price again to continue; your details are saved.`,
      ],
    }[state] as [string, string, string];
    return { badge: { text: words[0], tone: 'warn', icon: 'clock' }, title: words[1], lines: [words[2]] };
  };
}

/** What of a booking that stands was cancelled. */
export function useGoneWords(order: Order): string[] {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const gone = order.items.flatMap((item, at) => {
    const { name, unit } = wordsOf(item);
    const told = (what: string, place?: number): string =>
      item.dueNow.amountMinor === 0 || isRefunded(order, at, place) ? what : t`${what} (no refund)`;
    return item.state === 'cancelled' ? [told(name)] : item.cancelledUnits.map((place) => told(unit(place), place));
  });
  return gone.length > 0 ? [t`Cancelled: ${lists.all(gone)}. The rest stays booked.`] : [];
}

/** Whether anything of an item, or of one part of it, is paid back. */
function isRefunded({ items, refunds }: Order, at: number, part?: number): boolean {
  const own = refunds.filter(({ item }) => items.length === 1 || item === undefined || item === at);
  return own.some(({ units }) => part === undefined || !units || units.includes(part));
}

interface MailWords {
  readonly sent: readonly string[];
  /** Of one that could not be delivered: whoever waits for it is told first. */
  readonly failed: readonly string[];
}

/** Where the mail about this order is. */
function useMailWords(order: Order): MailWords {
  const { t } = useLingui();
  const { email } = order.contact;
  const sent = useSentWords(order);
  if (order.mail.state !== 'failed') return { sent, failed: [] };
  return {
    sent: [],
    failed: [t`The email to ${email} could not be delivered. Everything is on this page; keep the reference.`],
  };
}

function useSentWords(order: Order): string[] {
  const { t } = useLingui();
  const clock = useClock(order);
  const { mode } = useFacts();
  const { email } = order.contact;
  const { state, at } = order.mail;
  // The line about mail of a demo says where it is.
  if (mode === 'demo' && (state === 'sent' || state === 'waiting')) return [];
  const gone = hasGone(order);
  if (state === 'sent' && at && gone)
    return [t`We sent your cancellation email to ${email} on ${clock.moment(at)}, ${clock.zoneName}.`];
  if (state === 'sent' && at)
    return [t`We sent your confirmation email to ${email} on ${clock.moment(at)}, ${clock.zoneName}.`];
  if (state === 'waiting' && gone) return [t`Your cancellation email is on its way to ${email}.`];
  if (state === 'waiting') return [t`Your confirmation email is on its way to ${email}.`];
  return [];
}

/** What is unusual about the money; nothing when all went as it should. */
function useMoneyWords(order: Order): string[] {
  const { t } = useLingui();
  const format = useFormat();
  const card = useCardWords();
  const settling = useSettlingWords(order);
  const payment = order.payments.at(-1);
  if (!payment) return [t`Nothing was charged.`];
  const [amount, by] = [format.money(payment.amount), card(payment)];
  if (order.state === 'failed') {
    if (payment.state === 'voided' || payment.state === 'failed')
      return [t`Nothing was charged. The ${amount} reserved on ${by} is released.`];
    return [t`Nothing was charged. The ${amount} reserved on ${by} is being released.`];
  }
  return settling ? [settling.money] : [];
}
