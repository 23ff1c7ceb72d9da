import { useLingui } from '@lingui/react/macro';
import type { IconName } from '#design/icon';
import type { Tone } from '#design/note';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { journeyOf } from './journey-of.ts';
import { useCardWords } from './use-card-words.ts';
import { useClock } from './use-clock.ts';

export interface StateWords {
  readonly badge: { readonly text: string; readonly tone: Tone; readonly icon: IconName };
  readonly title: string;
  /** What is true now, what is safe, and whether anything is asked of the reader. */
  readonly lines: readonly string[];
}

/** Where an order stands, said so that nobody has to guess about seats or money. */
export function useStateWords(order: Order): StateWords {
  const { t } = useLingui();
  const finished = useFinishedWords(order);
  const open = useOpenWords(order);
  const unpaid = useUnpaidWords(order);
  switch (order.state) {
    case 'confirmed':
    case 'cancelled':
    case 'failed':
      return finished(order.state);
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

function useFinishedWords(order: Order) {
  const { t } = useLingui();
  const { now } = useFacts();
  const mail = useMailWords(order);
  const money = useMoneyWords(order);
  const { from, to, end } = journeyOf(order);
  return (state: 'confirmed' | 'cancelled' | 'failed'): StateWords => {
    if (state === 'confirmed') {
      const flown = end.instant < now;
      return {
        badge: { text: t`Booked`, tone: 'good', icon: 'check' },
        title: flown ? t`You went to ${to.cityName}` : t`You are going to ${to.cityName}`,
        lines: [...mail, ...money],
      };
    }
    if (state === 'cancelled') {
      return {
        badge: { text: t`Cancelled`, tone: 'neutral', icon: 'undo-2' },
        title: t`${from.cityName} to ${to.cityName} is cancelled`,
        lines: [
          order.refunds.length > 0
            ? t`The airline has taken the booking back. What comes back to you stands below.`
            : t`The airline has taken the booking back. By the conditions of this fare nothing comes back.`,
          ...mail,
        ],
      };
    }
    return {
      badge: { text: t`Not booked`, tone: 'bad', icon: 'circle-alert' },
      title: t`${from.cityName} to ${to.cityName} was not booked`,
      lines: [t`The airline did not confirm these seats, so there is no booking.`, ...money],
    };
  };
}

function useOpenWords(order: Order) {
  const { t } = useLingui();
  const { from, to } = journeyOf(order);
  const { email } = order.contact;
  const route = t`${from.cityName} to ${to.cityName}`;
  return (state: 'booking' | 'checking' | 'cancelling'): StateWords => {
    if (state === 'booking') {
      return {
        badge: { text: t`Being booked`, tone: 'work', icon: 'clock' },
        title: t`${route} is being booked`,
        lines: [
          t`The airline is confirming your seats; this takes seconds. Please do not pay a second time: this page and a mail to ${email} tell you how it ended.`,
        ],
      };
    }
    if (state === 'checking') {
      return {
        badge: { text: t`Being looked up`, tone: 'warn', icon: 'clock' },
        title: t`We are finding out whether ${route} is booked`,
        lines: [
          t`An answer got lost on its way, so nobody should guess. We ask again until it is known, usually within minutes.`,
          t`Your card may show a reserved amount. It is taken only when the booking stands, and released when it does not. Please do not book these flights again meanwhile.`,
          t`We write to ${email} as soon as it is known. You need not stay here.`,
        ],
      };
    }
    return {
      badge: { text: t`Being cancelled`, tone: 'work', icon: 'clock' },
      title: t`${route} is being cancelled`,
      lines: [
        t`The airline has our request and has not answered yet. The terms you agreed to stand. We ask again until it is done and write to ${email}.`,
      ],
    };
  };
}

function useUnpaidWords(order: Order) {
  const { t } = useLingui();
  const clock = useClock(order);
  const { from, to } = journeyOf(order);
  const route = t`${from.cityName} to ${to.cityName}`;
  return (state: 'draft' | 'held' | 'paying' | 'expired'): StateWords => {
    const until = order.items[0]?.hold?.expiresAt;
    const moment = until && clock.moment(until);
    const { zoneName } = clock;
    const words = {
      draft: [
        t`Not finished`,
        t`${route} is not booked yet`,
        t`No seat is kept and nothing was charged. What you typed is kept.`,
      ],
      held: [
        t`Not paid yet`,
        t`${route} is not paid yet`,
        moment
          ? t`The seats are kept for you until ${moment}, ${zoneName}. Nothing was charged.`
          : t`The seats are not kept any more. Nothing was charged.`,
      ],
      paying: [
        t`Payment is open`,
        t`The payment for ${route} is not finished`,
        moment
          ? t`The seats are kept for you until ${moment}, ${zoneName}. Your bank waits for you to finish; nothing was charged so far.`
          : t`The seats are not kept any more. Your bank waits for you to finish; nothing was charged so far.`,
      ],
      expired: [
        t`Not kept`,
        t`The seats for ${route} are not kept any more`,
        t`The time to pay ran out. Nothing was charged. Check the price again to go on; what you typed is kept.`,
      ],
    }[state] as [string, string, string];
    return { badge: { text: words[0], tone: 'warn', icon: 'clock' }, title: words[1], lines: [words[2]] };
  };
}

/** Where the mail about this order is. */
function useMailWords(order: Order): string[] {
  const { t } = useLingui();
  const clock = useClock(order);
  const { email } = order.contact;
  const { state, at } = order.mail;
  if (state === 'sent' && at)
    return [t`The mail with all of this went to ${email} on ${clock.moment(at)}, ${clock.zoneName}.`];
  if (state === 'waiting') return [t`The mail with all of this is on its way to ${email}.`];
  if (state === 'failed')
    return [t`The mail to ${email} could not be delivered. All of it stands here; keep the reference.`];
  return [];
}

/** What is unusual about the money; nothing when all went as it should. */
function useMoneyWords(order: Order): string[] {
  const { t } = useLingui();
  const format = useFormat();
  const card = useCardWords();
  const payment = order.payments.at(-1);
  if (!payment) return [t`Nothing was charged.`];
  const [amount, by] = [format.money(payment.amount), card(payment)];
  if (order.state === 'failed') {
    if (payment.state === 'voided' || payment.state === 'failed')
      return [t`Nothing was taken. The ${amount} reserved on ${by} is released.`];
    return [t`Nothing was taken. The ${amount} reserved on ${by} is being released.`];
  }
  if (['authorised', 'capturing', 'capture_failed'].includes(payment.state)) {
    return [
      t`Your bank has reserved ${amount} on ${by}; it is taken shortly. The booking stands, and you need not pay again.`,
    ];
  }
  return [];
}
