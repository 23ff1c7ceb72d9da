import { useLingui } from '@lingui/react/macro';
import { SampleMark } from '#design/sample-mark';
import { useLists } from '../../reader/use-lists.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { Purchase } from '../purchase.ts';

/** What is not real, by its name among real things; said before anybody types a name or pays. */
export function SamplesContent({ items }: Pick<Purchase, 'items'>) {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const samples = items.filter(({ product }) => product.dataClass === 'demo');
  if (samples.length === 0) return null;
  const names = samples.length < items.length ? samples.map(({ product }) => wordsOf(product).name(product)) : [];
  return (
    <SampleMark>
      {names.length > 0 ? lists.facts([t`Sample booking`, ...names]) : t`Sample booking: no money is taken`}
    </SampleMark>
  );
}
