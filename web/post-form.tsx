import type { ReactNode, Ref } from 'react';
import { Form, type FormProps } from 'react-router';

interface PostFormProps extends Omit<FormProps, 'method'> {
  /** From `api(session.formtoken, {})` in the page's loader. */
  readonly formtoken: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form that changes something. Works without scripts: the hidden field proves that a page of ours sent it. */
export function PostForm({ formtoken, children, ...props }: PostFormProps) {
  return (
    <Form {...props} method="post">
      <input type="hidden" name="formtoken" value={formtoken} />
      {children}
    </Form>
  );
}
