import { useLingui } from '@lingui/react/macro';
import { TOPICS, type Topic } from '#contract/feedback';

/** What a message can be about, in the reader's words. */
export function useTopics(): { readonly value: Topic; readonly text: string }[] {
  const { t } = useLingui();
  const words: Readonly<Record<Topic, string>> = {
    problem: t`Something isn’t working`,
    idea: t`An idea`,
    booking: t`A booking`,
    words: t`Wording or translation`,
    accessibility: t`Accessibility`,
    other: t`Another topic`,
  };
  return TOPICS.map((value) => ({ value, text: words[value] }));
}
