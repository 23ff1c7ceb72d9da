import { useLingui } from '@lingui/react/macro';
import type { KeptMethod } from '#contract/payments';
import { ChoiceCard, ChoiceCards } from '#design/choice-card';
import { FieldGroup } from '#design/field';
import { useCardFacts } from './use-card-facts.ts';

export interface KeptChoiceProps {
  readonly methods: readonly KeptMethod[];
  /** Empty for a card that is typed, or chosen on the payment page. */
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Which of the kept cards pays, or another one. Those that are of no use any more are shown and cannot be chosen. */
export function KeptChoiceContent({ methods, chosen, error }: KeptChoiceProps) {
  const { t } = useLingui();
  const { card, until } = useCardFacts();
  return (
    <FieldGroup id="methodId" label={t`Card to pay with`} error={error}>
      <ChoiceCards>
        {methods.map((method) => (
          <ChoiceCard
            key={method.methodId}
            name="methodId"
            value={method.methodId}
            label={method.label ? <bdi>{method.label}</bdi> : card(method)}
            hint={method.label ? `${card(method)} · ${until(method)}` : until(method)}
            disabled={method.state !== 'usable'}
            defaultChecked={method.methodId === chosen}
          />
        ))}
        <ChoiceCard name="methodId" value="" label={t`Another card`} defaultChecked={chosen === ''} />
      </ChoiceCards>
    </FieldGroup>
  );
}
