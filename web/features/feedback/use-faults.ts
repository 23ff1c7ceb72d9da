import { useLingui } from '@lingui/react/macro';
import { LONGEST_MESSAGE } from '#contract/feedback';
import { useFormat } from '../../format.ts';
import type { FeedbackRefused } from '../../routes/feedback/data.ts';

type Field = keyof FeedbackRefused['values'];

/** What is wrong with the fields of a refused message: cause and cure, in the order of the form. */
export function useFaults(refused: FeedbackRefused | undefined): Partial<Record<Field, string>> {
  const { t } = useLingui();
  const { number } = useFormat();
  const wrong = (name: Field): boolean => refused?.problems.some(({ field }) => field === name) ?? false;
  const most = number(LONGEST_MESSAGE);
  const length = number(refused?.values.text.length ?? 0);
  return {
    ...(wrong('topic') && { topic: t`Choose a topic.` }),
    ...(wrong('text') && {
      text: refused?.values.text
        ? t`Your message has ${length} characters; the limit is ${most}. Shorten it or send it in two parts.`
        : t`Enter your message.`,
    }),
    ...(wrong('email') && {
      email: t`Enter the full email address, such as name@example.com, or leave the field empty.`,
    }),
    ...(wrong('page') && { page: t`Shorten the page address or leave the field empty.` }),
  };
}
