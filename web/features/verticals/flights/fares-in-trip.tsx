import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { Fare } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import styles from './fares.module.css';
import type { HeldFare } from './held-fare.ts';
import { useExtrasWords } from './use-extras-words.ts';
import type { Term } from './worse-terms.ts';

interface InTripProps {
  readonly held: HeldFare;
  /** The one that is chosen. */
  readonly fare: Fare;
}

/** What a choice replaces, and what of that it leaves out, before it is made. */
export function InTrip({ held, fare }: InTripProps) {
  const { t } = useLingui();
  const { familyName, extras: bought, total, prices } = held;
  const extras = useExtrasWords()(bought ?? {});
  const sum = useFormat().money(total);
  return (
    <>
      <p className={styles.hint}>
        {extras
          ? t`In your trip now: ${familyName} with ${extras}, ${sum}.`
          : t`In your trip now: ${familyName}, ${sum}.`}
        {Object.keys(prices).length > 0 && ` ${t`Every total includes the bags and seats you keep.`}`}
      </p>
      <div aria-live="polite">
        <Lost held={held} fare={fare} />
      </div>
    </>
  );
}

function Lost({ fare, held }: InTripProps) {
  const { t } = useLingui();
  const lists = useLists();
  const { bags = 0, seats = 0, terms = [] } = held.losses[fare.id] ?? {};
  if (bags + seats + terms.length === 0) return null;
  const names: Readonly<Record<Term, string>> = {
    refund: t({ context: 'term of a fare', message: 'refund' }),
    change: t({ context: 'term of a fare', message: 'changes' }),
    seat: t({ context: 'term of a fare', message: 'seat choice' }),
    hold: t({ context: 'term of a fare', message: 'price hold' }),
  };
  const worse = lists.all(terms.map((term) => names[term]));
  return (
    <Note tone="warn" title={t`${fare.familyName} has less than your trip now`}>
      {bags > 0 && (
        <p>{t`${plural(bags, { one: '# bag', other: '# bags' })} fewer on each flight. You can add bags after this step.`}</p>
      )}
      {seats > 0 && (
        <p>{t`${plural(seats, { one: '# seat preference is', other: '# seat preferences are' })} not available. Choose again after this step.`}</p>
      )}
      {worse && <p>{t`Less favourable: ${worse}.`}</p>}
    </Note>
  );
}
