import { useLingui } from '@lingui/react/macro';
import { classNames } from '#design/class-names';
import { CopyButton } from '#design/copy-button';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { standing } from './item-kinds.ts';
import styles from './order-facts.module.css';

interface OrderFactsProps {
  readonly order: Order;
  /** Side by side as far as there is room, with room to press. */
  readonly wide?: boolean;
}

/** Every reference of what stands. */
export function OrderFacts({ order, wide = false }: OrderFactsProps) {
  const codes = useCodes(order);
  if (order.state === 'draft') return null;
  return (
    <dl className={classNames(styles.facts, styles.codes, wide && styles.wide)}>
      {codes.map((code) => (
        <Code key={code.code} {...code} />
      ))}
    </dl>
  );
}

interface CodeProps {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
}

/** A reference to be told or typed elsewhere; a pair of a list. */
function Code({ label, code, copy }: CodeProps) {
  const { t } = useLingui();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{code}</bdi>
        <CopyButton text={code} label={copy} copiedText={t`Copied`} />
      </dd>
    </div>
  );
}

/** Those of the suppliers, then ours. */
function useCodes(order: Order): CodeProps[] {
  const { t } = useLingui();
  const { brand } = useFacts();
  const wordsOf = useItemWords();
  const theirs = standing(order).flatMap((item) => {
    const { name, reference } = wordsOf(item);
    return item.supplierReference ? [{ ...reference, name, code: item.supplierReference }] : [];
  });
  const shared = (label: string) => theirs.filter((each) => each.label === label).length > 1;
  return [
    ...theirs.map(({ name, label, ...rest }) => ({ ...rest, label: shared(label) ? t`${name}: ${label}` : label })),
    { label: t`${brand.name} reference`, code: order.reference, copy: t`Copy the ${brand.name} reference` },
  ];
}
