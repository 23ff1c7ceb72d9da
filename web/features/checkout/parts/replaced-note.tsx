import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { QuoteItem } from '#contract/booking';
import { useFormat } from '../../../format.ts';
import { useLists } from '../../reader/use-lists.ts';
import { choiceKey } from '../../verticals/choice-of.ts';
import { partsOf } from '../../verticals/checkout-parts.ts';
import { useItemWords } from '../../verticals/checkout-words.ts';
import type { Purchase } from '../purchase.ts';
import styles from './replaced-note.module.css';

export interface Replaced {
  readonly item: QuoteItem;
  /** Seats that were chosen and are not sold with the new choice. */
  readonly lostSeats: number;
  /** Bags that came with what was replaced and do not come with the new choice. */
  readonly lostBags: number;
}

interface ReplacedNoteProps extends Pick<Purchase, 'items'> {
  readonly replaced: Replaced;
}

/** What took the place of what, each with its price, and how many seats and bags have to be chosen anew. */
export function ReplacedNote({ replaced, items }: ReplacedNoteProps) {
  const { product } = replaced.item;
  const before = choiceKey(product);
  const now = items.findLast(
    (item) => item.product.vertical === product.vertical && choiceKey(item.product) !== before,
  );
  return now ? (
    <>
      <Told {...replaced} now={now} />
      <Lost {...replaced} />
    </>
  ) : null;
}

function Told({ item, now }: Pick<Replaced, 'item'> & { readonly now: QuoteItem }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const wordsOf = useItemWords();
  const detail = partsOf(item.product).useDetail();
  const told = (each: QuoteItem): readonly string[] => {
    const { product, price } = each;
    const { name, about, extras } = wordsOf(product);
    const chosen = extras(each).map(({ text, amountMinor }) =>
      lists.facts([text, amountMinor === 0 ? t`included` : format.money({ ...price.total, amountMinor })]),
    );
    return [lists.facts([name(product), detail(product), about(product)]), ...chosen];
  };
  const more = now.price.total.amountMinor - item.price.total.amountMinor;
  const by = format.money({ ...now.price.total, amountMinor: Math.abs(more) });
  return (
    <Note tone={more > 0 ? 'neutral' : 'good'} title={t`Replaced in your trip`}>
      <dl className={styles.change}>
        <div>
          <dt>{t({ context: 'choice in a trip', message: 'Before' })}</dt>
          <Lines lines={told(item)} />
          <dd>
            <s>{format.money(item.price.total)}</s>
          </dd>
        </div>
        <div>
          <dt>
            <b>{t({ context: 'choice in a trip', message: 'Now' })}</b>
          </dt>
          <Lines lines={told(now)} />
          <dd>
            <b>{format.money(now.price.total)}</b>
          </dd>
        </div>
      </dl>
      {now.price.total.currency === item.price.total.currency && (
        <p>{more === 0 ? t`Same price as before` : more > 0 ? t`${by} more than before` : t`${by} less than before`}</p>
      )}
    </Note>
  );
}

/** What has to be chosen anew is no good news. */
function Lost({ lostBags, lostSeats }: Omit<Replaced, 'item'>) {
  const { t } = useLingui();
  return (
    <>
      {lostBags > 0 && (
        <Note
          tone="warn"
          title={t`${plural(lostBags, { one: '# bag does', other: '# bags do' })} not come with the new choice. Add bags under Extras.`}
        />
      )}
      {lostSeats > 0 && (
        <Note
          tone="warn"
          title={t`${plural(lostSeats, { one: '# seat preference is', other: '# seat preferences are' })} not available with the new choice. Choose again under Extras.`}
        />
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <dd className={styles.what}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </dd>
  );
}
