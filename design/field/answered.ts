import { afterPress, watchPress } from '#design/press';
import { type ChangeEvent, createContext, type ReactNode, use, useState } from 'react';

/** Errors stay as they are given: the form itself takes them back as soon as they are mended. */
export const JUDGED_BY_FORM = Symbol('judged by the form');

/** What refused the form last; another value means that every field was judged anew. */
export const RefusalContext = createContext<unknown>(JUDGED_BY_FORM);

/** The error of a field until its control was changed and left; what is there then is judged by the next submit. */
export function useOpenError(error: ReactNode) {
  const refusal = use(RefusalContext);
  const [answered, setAnswered] = useState<{ readonly of: unknown }>();
  const [edited, setEdited] = useState<{ readonly of: unknown }>();
  const answer = () => setAnswered({ of: refusal });
  const watch = {
    onFocus: watchPress,
    onBlur() {
      if (edited?.of === refusal && edited) afterPress(answer);
    },
    onChange({ target }: ChangeEvent<HTMLElement>) {
      if (target.matches('select, [type=radio], [type=checkbox]')) answer();
      else setEdited({ of: refusal });
    },
  };
  const watched = Boolean(error) && refusal !== JUDGED_BY_FORM;
  return { error: answered?.of === refusal && answered ? undefined : error, watch: watched ? watch : undefined };
}
