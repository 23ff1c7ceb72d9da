import { useLingui } from '@lingui/react/macro';
import { useLists } from '../../../reader/use-lists.ts';
import { useStayWords } from '../use-stay-words.ts';
import styles from './stay-paper.module.css';
import { Days, DueThere, Rooms, type StayProps } from './stay-sheet.tsx';

/** Rooms on paper. */
export function StayPaper({ order, item, product }: StayProps) {
  const { t } = useLingui();
  const lists = useLists();
  const words = useStayWords();
  const { property } = product;
  return (
    <section className={styles.paper}>
      <h2>{t`Stay, times local to the property`}</h2>
      <p>
        <b>{property.name}</b>{' '}
        {lists.facts([
          property.area && words.area(property.area),
          property.stars > 0 && words.stars(property.stars),
          property.chain?.name,
        ])}
      </p>
      <Days product={product} style="long" />
      <Rooms order={order} item={item} product={product} />
      <DueThere order={order} item={item} product={product} />
    </section>
  );
}
