import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Price } from '#design/price';
import { PlanControl, type PlanChoice, termsId } from './plan-control.tsx';
import styles from './room-plans.module.css';

export type { PlanChoice } from './plan-control.tsx';

export interface RoomPlan {
  readonly id: string;
  /** "Breakfast for 2". */
  readonly board: string;
  /** "Free until Mon 8 Mar, 18:00 SGT", in the time of the place; good only while it is free. */
  readonly cancellation: { readonly text: string; readonly tone: 'good' | 'neutral' };
  /** "Pay when you book" or "Pay at the property". */
  readonly pay: string;
  readonly total: string;
  /** "€204 a night". */
  readonly each?: string | undefined;
  /** "Members’ rate": why it is seen. */
  readonly badge?: ReactNode;
  /** Named whole, for a control among many: "Harbour double, breakfast for 2, €708". */
  readonly label: string;
}

export interface RoomType {
  readonly id: string;
  readonly name: string;
  /** Decoration. */
  readonly art?: ReactNode;
  /** "28 m², 1 queen bed, sleeps 3". */
  readonly facts: string;
  /** A count from the place itself, said as a fact; left out where nobody counted. */
  readonly left?: string | undefined;
  readonly plans: readonly RoomPlan[];
}

export interface RoomPlansProps {
  readonly label: string;
  readonly headings: { readonly room: string; readonly terms: string; readonly total: string };
  readonly headingLevel?: 3 | 4;
  readonly rooms: readonly RoomType[];
  readonly choice: PlanChoice;
}

function Plan({ plan, choice }: { plan: RoomPlan; choice: PlanChoice }) {
  return (
    <li className={classNames(styles.plan, choice.chosen === plan.id && styles.chosen)}>
      <div className={styles.terms}>
        <span className={styles.board}>
          {plan.board} {plan.badge}
        </span>
        <span id={termsId(choice.name, plan.id)} className={styles.described}>
          <span className={classNames(plan.cancellation.tone === 'good' && styles.good)}>{plan.cancellation.text}</span>{' '}
          <span>{plan.pay}</span>
        </span>
      </div>
      <div className={styles.sum}>
        <span>
          <Price size={plan.total.length > 10 ? 'small' : 'medium'} className={styles.total}>
            {plan.total}
          </Price>
        </span>
        {plan.each && <span>{plan.each}</span>}
      </div>
      <div className={styles.control}>
        <PlanControl plan={plan} choice={choice} />
      </div>
    </li>
  );
}

/** The rooms of one place, each with the ways to book it: what is eaten, what comes back, when it is paid, the whole total. */
export function RoomPlans({ label, headings, headingLevel = 3, rooms, choice }: RoomPlansProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.frame}>
      {/* Every row says by itself what it is; the line above is for the eye. */}
      <div aria-hidden="true" className={styles.head}>
        <span>{headings.room}</span>
        <span>{headings.terms}</span>
        <span className={styles.headTotal}>{headings.total}</span>
      </div>
      <ul aria-label={label}>
        {rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <div className={styles.about}>
              {room.art && <div className={styles.art}>{room.art}</div>}
              <Heading className={styles.name}>{room.name}</Heading>
              <p>{room.facts}</p>
              {room.left && <p>{room.left}</p>}
            </div>
            <ul aria-label={room.name} className={styles.plans}>
              {room.plans.map((plan) => (
                <Plan key={plan.id} plan={plan} choice={choice} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
