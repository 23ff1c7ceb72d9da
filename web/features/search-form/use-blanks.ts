import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import type { Problem } from '#contract/core';
import { focusQuietly } from '#design/quiet-focus';
import type { Fault } from './faults.ts';
import { useFaultWords } from './use-fault-words.ts';

/** A field without which nothing can be searched. */
export interface Needed {
  readonly kind: Fault['kind'];
  /** By its name in the call: `slices.0.from`. */
  readonly field: string;
  readonly name: string;
  /** Of its input, where it is not its name. */
  readonly id?: string;
  readonly filled: boolean;
  /** The day of the way back. */
  readonly back?: true;
}

interface Blanks {
  /** Of the fields that were sent empty and still are. */
  readonly blanks: readonly Problem[];
  /** How many they are, to be read out. */
  readonly said: string;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Keeps a form that lacks something on its page: each empty field says what it wants, the first of them has the focus. */
export function useBlanks(needed: readonly Needed[]): Blanks {
  const { t } = useLingui();
  const problemOf = useFaultWords();
  const [blank, setBlank] = useState<readonly string[]>([]);
  const blanks = needed.flatMap(({ kind, field, filled, back }) =>
    filled || !blank.includes(field)
      ? []
      : problemOf(kind === 'place' ? { kind, field, typed: '', meant: [] } : { kind, field, typed: '', back }),
  );
  const count = blanks.length;
  return {
    blanks,
    said: count > 0 ? t`${plural(count, { one: '# field needs an answer', other: '# fields need an answer' })}` : '',
    onSubmit(event) {
      const form = event.currentTarget;
      const sent = new FormData(form);
      const empty = needed.filter(({ name }) => sent.getAll(name).every((value) => value === ''));
      setBlank(empty.map(({ field }) => field));
      const [first] = empty;
      if (!first) return;
      event.preventDefault();
      const field = form.querySelector<HTMLElement>(`[id="${first.id ?? first.name}"]`);
      // What the field opens at a focus would lie over what is said of the others.
      if (field) focusQuietly(field);
    },
  };
}
