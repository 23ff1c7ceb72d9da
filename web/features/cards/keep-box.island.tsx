import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#design/checkbox';

export interface KeepBoxProps {
  /** As it was before a refusal; never ticked by itself. */
  readonly ticked: boolean;
}

export function KeepBoxContent({ ticked }: KeepBoxProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      id="keep"
      name="keep"
      label={t`Save this card for next time`}
      hint={t`The payment provider stores it; we never see its number. You can remove it in your account at any time.`}
      defaultChecked={ticked}
    />
  );
}
