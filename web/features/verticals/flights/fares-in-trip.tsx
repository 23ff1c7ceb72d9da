import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { Fare } from '#contract/search';
import { useFormat } from '../../../format.ts';
import styles from './fares.module.css';
import type { HeldFare } from './held-fare.ts';
import { useExtrasWords } from './use-extras-words.ts';

/** What a choice replaces, before it is made, and why another fare than the lowest is chosen beforehand. */
export function InTrip({ held, fares }: { readonly held: HeldFare; readonly fares: readonly Fare[] }) {
  const { t } = useLingui();
  const { familyName, extras: bought, total, prices, losses, fareId, likeFareId } = held;
  const extras = useExtrasWords()(bought ?? {});
  const sum = useFormat().money(total);
  const like = fares.find(({ id }) => id === likeFareId);
  const instead = fareId === null && like && like.id !== fares[0]?.id && !losses[like.id] ? like.familyName : undefined;
  return (
    <p className={styles.hint}>
      {extras
        ? t`In your trip now: ${familyName} with ${extras}, ${sum}.`
        : t`In your trip now: ${familyName}, ${sum}.`}
      {instead && ` ${t`${instead} is selected: the lowest fare with everything you have now.`}`}
      {Object.keys(prices).length > 0 && ` ${t`Every total includes the bags and seats you keep.`}`}
    </p>
  );
}

/** What of the trip the chosen fare leaves out, said before it takes its place. */
export function Lost({ fare, held }: { readonly fare: Fare; readonly held: HeldFare | null }) {
  const { t } = useLingui();
  const { bags = 0, seats = 0 } = held?.losses[fare.id] ?? {};
  if (bags + seats === 0) return null;
  return (
    <Note tone="warn" title={t`${fare.familyName} has less than your trip now`}>
      {bags > 0 && (
        <p>{t`${plural(bags, { one: '# bag', other: '# bags' })} fewer on each flight. You can add bags after this step.`}</p>
      )}
      {seats > 0 && (
        <p>{t`${plural(seats, { one: '# seat preference is', other: '# seat preferences are' })} not available. Choose again after this step.`}</p>
      )}
    </Note>
  );
}
