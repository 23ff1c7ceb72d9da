import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { useLists } from '../reader/use-lists.ts';
import type { HeldPart } from './replaced.ts';

interface TripChangeProps {
  /** What the new choice replaces. */
  readonly held: HeldPart | null;
  /** Of the trip that it is added to, where it replaces nothing. */
  readonly joins?: Money | undefined;
  /** What the new choice costs; a prop of its own, so that the same one draws nothing anew. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** What the trip comes to with this choice, and how that differs from now; nothing between two currencies. */
export function TripChangeLine({ held, joins, amountMinor, currency }: TripChangeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  if ((held?.total ?? joins)?.currency !== currency) return null;
  const money = (minor: number): string => format.money({ amountMinor: minor, currency });
  if (!held) {
    const sum = money((joins?.amountMinor ?? 0) + amountMinor);
    return <b data-long="">{t`Trip total ${sum}`}</b>;
  }
  const more = amountMinor - held.total.amountMinor;
  const by = money(Math.abs(more));
  const other = more > 0 ? t`${by} more than now` : t`${by} less than now`;
  const sum = held.trip && money(held.trip.amountMinor + more);
  const text = sum
    ? lists.facts([t`Trip total ${sum}`, more === 0 ? t`same price as now` : other])
    : more === 0
      ? t`Same price as now`
      : other;
  return <span data-long={sum ? '' : undefined}>{text}</span>;
}

interface InTripProps {
  /** Its name and what tells it from others of that name. */
  readonly what: readonly (string | undefined)[];
  readonly held: HeldPart;
}

export function InTripNote({ what, held }: InTripProps) {
  const { t } = useLingui();
  // Names of other writings keep their order.
  const name = useLists().facts(what.map((each) => each && `\u2068${each}\u2069`));
  const sum = useFormat().money(held.total);
  return (
    <Note icon="shopping-bag" title={t`In your trip now: ${name}, ${sum}`}>
      {t`Another choice replaces it, and anything you entered is saved.`}
    </Note>
  );
}
