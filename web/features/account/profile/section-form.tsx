import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Problem } from '#contract/core';
import { useFacts } from '../../../facts.ts';
import { PostForm } from '../../../post-form.tsx';
import { Problems } from '../../forms/problems.tsx';
import styles from './account.module.css';
import { type Intent, INTENTS } from './intents.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { accountPageAddress, PAGE_OF } from './pages.ts';
import type { AccountData } from './types.ts';

interface SectionFormProps extends Pick<AccountData, 'formtoken' | 'refused' | 'done'> {
  readonly intent: Intent;
  /** Which of several things the form is about. */
  readonly about?: string;
  /** Fields that say their own faults. */
  readonly fields?: readonly string[];
  /** Empty again once it was saved. */
  readonly emptied?: boolean;
  /** With files. */
  readonly encType?: 'multipart/form-data';
  readonly children: ReactNode;
}

/** One form of the page. What was refused is said at its field, which takes the focus. */
export function SectionForm({ intent, about, fields = [], emptied, encType, children, ...props }: SectionFormProps) {
  const { formtoken, refused, done } = props;
  const own = useOwnRefusal(refused, intent, about);
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard();
  const { section } = INTENTS[intent];
  const page = accountPageAddress(PAGE_OF[section], useFacts());
  const { key } = useLocation();
  const name = `${intent} ${about ?? ''}`;

  useEffect(() => {
    if (!own) return;
    const at = own.problems[0]?.field ?? '';
    const control = form.current?.querySelector<HTMLElement>(`[aria-invalid="true"], [name="${CSS.escape(at)}"]`);
    (control ?? form.current?.querySelector<HTMLElement>('[data-proof] input'))?.focus();
  }, [own]);
  useEffect(() => {
    if (emptied && done === intent) form.current?.reset();
  }, [emptied, done, intent, key]);

  const typed = (event: FormEvent<HTMLFormElement>) => {
    if ((event.target as HTMLInputElement).type !== 'hidden') guard.mark(name, true);
  };
  return (
    <PostForm
      ref={form}
      formtoken={formtoken}
      action={`${page}#${section}`}
      className={styles.form}
      encType={encType}
      noValidate
      onInput={typed}
      onSubmit={() => guard.mark(name, false)}
    >
      <input type="hidden" name="intent" value={intent} />
      {about !== undefined && <input type="hidden" name="id" value={about} />}
      <Problems problems={unplaced(own?.problems ?? [], fields)} />
      {children}
    </PostForm>
  );
}

function unplaced(problems: readonly Problem[], fields: readonly string[]): readonly Problem[] {
  return problems.filter(({ field = '' }) => ![...fields, 'proofPasswd', 'proofCode'].includes(field));
}

/** The refusal of this very form. */
export function useOwnRefusal(refused: AccountData['refused'], intent: Intent, about?: string) {
  return refused?.intent === intent && (about === undefined || refused.values['id'] === about) ? refused : undefined;
}

/** What is wrong at a field, in the server's words. */
export function faultAt(refused: AccountData['refused'], field: string): string | undefined {
  const problem = refused?.problems.find((each) => each.field === field);
  return problem && (problem.localizedDescription || problem.description);
}

/** Whether a form is on its way. */
export function useSending(intent: Intent, about?: string): boolean {
  const { state, formData } = useNavigation();
  return (
    state !== 'idle' &&
    formData?.get('intent') === intent &&
    !formData.has('mailProof') &&
    (about === undefined || formData.get('id') === about)
  );
}
