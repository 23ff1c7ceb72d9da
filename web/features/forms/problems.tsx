import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { Problem } from '#contract/core';

/** Refusals in the server's words: what happened and what is safe. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  return problems.map(({ code, localizedDescription }) => (
    <Note
      key={code}
      tone="bad"
      role="alert"
      title={localizedDescription || t`There was no answer. Nothing is lost: try again in a moment.`}
    />
  ));
}
