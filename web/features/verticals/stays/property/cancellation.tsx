import { useLingui } from '@lingui/react/macro';
import { CancellationBar, type CancellationStep } from '#design/cancellation-bar';
import type { RoomOffer } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useDeadline } from '../use-deadline.ts';
import styles from './property.module.css';
import { atStake, mostLost } from '#contract/search';
import { joinCancellations, sumPrices } from './sums.ts';

type Rooms = readonly Pick<RoomOffer, 'price' | 'plan' | 'cancellation'>[];

interface CancellationProps {
  /** In which the clocks of the house go. */
  readonly zone: string;
  readonly rooms: Rooms;
}

/** What cancelling the chosen rooms costs until when, by the clocks of the house. */
export function Cancellation(props: CancellationProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="cancelling" className={styles.section}>
      <h2 id="cancelling">{props.rooms.length > 1 ? t`If you cancel these rooms` : t`If you cancel this room`}</h2>
      <CancellationCosts {...props} />
    </section>
  );
}

function CancellationCosts({ zone, rooms }: CancellationProps) {
  const { t } = useLingui();
  const format = useFormat();
  const steps = useSteps(zone, rooms);
  const cancellation = joinCancellations(rooms.map(atStake));
  if (!cancellation) return null;
  const noShow = format.money(cancellation.noShow);
  const fate = cancellation.noShow.amountMinor === 0 ? t`No no-show fee.` : t`No-show fee: ${noShow}.`;
  const told = t`${fate} Times are local to the property.`;
  return <CancellationBar label={t`Cancellation fees`} steps={steps} note={told} />;
}

function useSteps(zone: string, rooms: Rooms): CancellationStep[] {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const total = sumPrices(rooms).total.amountMinor;
  const most = rooms.reduce((sum, room) => sum + mostLost(room), 0);
  const steps = joinCancellations(rooms.map(atStake))?.steps ?? [];
  // Two bounds with the same cost on both sides would look like a mistake.
  const told = steps.filter(({ kept }, at) => kept.amountMinor !== steps[at + 1]?.kept.amountMinor);
  return told.map(({ until, kept }, at) => {
    const last = told.length > 1 ? t`from then on` : '';
    const cost = format.money(kept);
    const date = until && deadline(until, zone);
    return {
      back: kept.amountMinor === 0 ? 'full' : kept.amountMinor < most ? 'part' : 'nothing',
      title:
        kept.amountMinor === 0
          ? t`Free`
          : kept.amountMinor < total
            ? t`Cancellation fee: ${cost}`
            : t`Non-refundable: ${cost}`,
      until: date ? t`until ${date}` : last,
      dateTime: until ?? undefined,
      here: at === 0 && told.length > 1 ? t`Now` : undefined,
    };
  });
}
