import { useLingui } from '@lingui/react/macro';
import type { StayFilters } from '#contract/search';
import { useLists } from '../../../reader/use-lists.ts';
import { useStayWords } from '../use-stay-words.ts';

/** The filters about the plan of a room, by name: `Breakfast included, Free cancellation`; empty where none is in force. */
export function usePlanNames() {
  const { t } = useLingui();
  const lists = useLists();
  const words = useStayWords();
  return ({ boards = [], freeCancellation, payLater }: StayFilters): string =>
    lists.facts([
      ...boards.map((board) => words.board(board)),
      freeCancellation && t`Free cancellation`,
      payLater && t`Pay at the property`,
    ]);
}
