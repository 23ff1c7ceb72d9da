import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UpdateBar } from '#design/update-bar';

interface WaitingProps {
  /** How many more there are than in the list on the page. */
  readonly fresh: number;
  readonly cheaper: boolean;
  readonly onPress: () => void;
}

/** What came later waits here: the list never moves by itself. */
export function Waiting({ fresh, cheaper, onPress }: WaitingProps) {
  const { t } = useLingui();
  return <UpdateBar onPress={onPress}>{words()}</UpdateBar>;

  function words(): string {
    return cheaper
      ? t`${plural(fresh, { one: '# new, cheaper result: update the list', other: '# new results, one cheaper: update the list' })}`
      : t`${plural(fresh, { one: '# new result: update the list', other: '# new results: update the list' })}`;
  }
}
