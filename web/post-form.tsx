import type { ReactNode, Ref } from 'react';
import { Form, type FormProps, useActionData } from 'react-router';
import { JUDGED_BY_FORM, RefusalContext } from '#design/field';

interface PostFormProps extends Omit<FormProps, 'method'> {
  /** From `api(session.formtoken, {})` in the page's loader. */
  readonly formtoken: string;
  /** It takes errors back itself as soon as they are mended; others stand until their field was changed and left. */
  readonly judgesItself?: boolean;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form that changes something. Works without scripts: the hidden field proves that a page of ours sent it. */
export function PostForm({ formtoken, judgesItself, children, ...props }: PostFormProps) {
  const refusal = useActionData<unknown>();
  return (
    <Form {...props} method="post">
      <input type="hidden" name="formtoken" value={formtoken} />
      <RefusalContext value={judgesItself ? JUDGED_BY_FORM : refusal}>{children}</RefusalContext>
    </Form>
  );
}
