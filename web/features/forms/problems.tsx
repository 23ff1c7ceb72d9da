import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { Note } from '#design/note';
import type { Problem } from '#contract/core';

/** Refusals in the server's words: what happened and what is safe. The first takes the focus, once for each refused submit. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const answer = useActionData<unknown>();
  return problems.map(({ code, localizedDescription }, at) => (
    <Note
      key={code}
      tone="bad"
      role="alert"
      answer={at === 0 ? answer : undefined}
      title={localizedDescription || t`No response. Nothing is lost; try again in a moment.`}
    />
  ));
}
