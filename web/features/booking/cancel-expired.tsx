import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';

/** Terms that were asked for and do not hold any more. */
export function Expired() {
  const { t } = useLingui();
  return (
    <Note tone="warn" title={t`These terms have expired`}>
      {t`Nothing was cancelled. Check the refund again: it may have changed.`}
    </Note>
  );
}
