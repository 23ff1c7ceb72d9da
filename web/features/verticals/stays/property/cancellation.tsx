import { useLingui } from '@lingui/react/macro';
import { CancellationBar, type CancellationStep } from '#design/cancellation-bar';
import type { RoomOffer, StayDetail } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useDeadline } from '../use-deadline.ts';
import styles from './property.module.css';
import { joinCancellations, sumPrices } from './sums.ts';

interface CancellationProps {
  readonly detail: StayDetail;
  readonly rooms: readonly RoomOffer[];
}

/** What cancelling the chosen rooms costs until when, by the clocks of the house. */
export function Cancellation({ detail, rooms }: CancellationProps) {
  const { t } = useLingui();
  const format = useFormat();
  const steps = useSteps(detail.offer.property.zone, rooms);
  const cancellation = joinCancellations(rooms.map((room) => room.cancellation));
  if (!cancellation) return null;
  const noShow = format.money(cancellation.noShow);
  const fate =
    cancellation.noShow.amountMinor === 0
      ? t`If nobody arrives, nothing is charged.`
      : t`If nobody arrives, it costs ${noShow}.`;
  return (
    <section aria-labelledby="cancelling" className={styles.section}>
      <h2 id="cancelling">{rooms.length > 1 ? t`If you cancel these rooms` : t`If you cancel this room`}</h2>
      <CancellationBar label={t`What cancelling costs`} steps={steps} note={t`${fate} Times are those of the house.`} />
    </section>
  );
}

function useSteps(zone: string, rooms: readonly RoomOffer[]): CancellationStep[] {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const total = sumPrices(rooms).total.amountMinor;
  const steps = joinCancellations(rooms.map(({ cancellation }) => cancellation))?.steps ?? [];
  // Two bounds with the same cost on both sides would look like a mistake.
  const told = steps.filter(({ kept }, at) => kept.amountMinor !== steps[at + 1]?.kept.amountMinor);
  return told.map(({ until, kept }, at) => {
    const cost = format.money(kept);
    const date = until && deadline(until, zone);
    return {
      back: kept.amountMinor === 0 ? 'full' : kept.amountMinor < total ? 'part' : 'nothing',
      title:
        kept.amountMinor === 0 ? t`Free` : kept.amountMinor < total ? t`Costs ${cost}` : t`Costs all of it, ${cost}`,
      until: date ? t`until ${date}` : told.length > 1 ? t`from then on` : t`from booking on`,
      dateTime: until ?? undefined,
      here: at === 0 && told.length > 1 ? t`Now` : undefined,
    };
  });
}
