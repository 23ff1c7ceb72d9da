import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { VisuallyHidden } from '#design/visually-hidden';
import type { QuoteItem } from '#contract/booking';
import { useFormat } from '../../../format.ts';
import { PostForm } from '../../../post-form.tsx';
import type { Change } from '../../verticals/changes.ts';
import { choiceKey } from '../../verticals/choice-of.ts';
import { partsOf } from '../../verticals/checkout-parts.ts';
import { TRAVELLERS_FORM } from '../paths.ts';
import type { Purchase } from '../purchase.ts';
import styles from './replaced-note.module.css';

export interface Replaced {
  readonly item: QuoteItem;
  /** Its place in the trip. */
  readonly at: number;
  /** How many of what went with it do not come with the new choice, by what that is called in the extras. */
  readonly lost: Readonly<Record<string, number>>;
  /** It was a change that was taken back. */
  readonly undone?: boolean;
}

export interface UndoProps {
  /** Where the note stands beside no form of its page; else the form of names is sent, with what was typed. */
  readonly formtoken?: string | undefined;
  /** Where what goes along is chosen; left out where that comes next anyway. */
  readonly extras?: string | undefined;
}

interface ReplacedNoteProps extends Pick<Purchase, 'items'>, UndoProps {
  readonly replaced: Replaced;
}

/** What another choice changed in the trip, what of it has to be chosen anew, and the way back. */
export function ReplacedNote({ replaced, items, formtoken, extras }: ReplacedNoteProps) {
  const { product } = replaced.item;
  const before = choiceKey(product);
  const now = items.findLast(
    (item) => item.product.vertical === product.vertical && choiceKey(item.product) !== before,
  );
  return now ? (
    <>
      <Lost {...replaced} extras={extras} />
      <Changed {...replaced} now={now} items={items} formtoken={formtoken} />
    </>
  ) : null;
}

interface ChangedProps
  extends Pick<Replaced, 'item' | 'undone'>, Pick<Purchase, 'items'>, Pick<UndoProps, 'formtoken'> {
  readonly now: QuoteItem;
}

function Changed({ item, now, items, undone, formtoken }: ChangedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const parts = partsOf(item.product);
  const changes = parts.useChanges()(item, now, items.length === 1);
  const words = parts.useWords();
  const [before, after] = [item.price.total, now.price.total];
  const more = after.amountMinor - before.amountMinor;
  const by = format.money({ ...after, amountMinor: Math.abs(more) });
  const alike = after.currency === before.currency;
  const said =
    alike && (more === 0 ? t`Same price as before` : more > 0 ? t`${by} more than before` : t`${by} less than before`);
  const several = items.length > 1;
  const trip = items.reduce((sum, { price }) => sum + price.total.amountMinor, 0);
  const sums = (from: number, to: number) => ({
    before: [format.money({ ...before, amountMinor: from })],
    now: [format.money({ ...after, amountMinor: to })],
  });
  return (
    <Note tone={undone ? 'good' : 'neutral'} title={undone ? t`Your change is undone` : t`Replaced in your trip`}>
      {!undone && <Undo formtoken={formtoken} />}
      <dl className={styles.changes}>
        <Row label={several ? words.price : t`Price`} {...sums(before.amountMinor, after.amountMinor)}>
          {!several && said}
        </Row>
        {several && alike && (
          <Row label={t`Trip total`} {...sums(trip - more, trip)}>
            {said}
          </Row>
        )}
        {!undone && changes.map((change) => <Row key={change.label} {...change} />)}
      </dl>
    </Note>
  );
}

function Row({ label, before, now, children }: Change & { readonly children?: string | false }) {
  const { t } = useLingui();
  const same = before.join() === now.join();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {!same && (
          <span className={styles.before}>
            <VisuallyHidden>{t({ context: 'choice in a trip', message: 'Before:' })} </VisuallyHidden>
            <Lines lines={before.length > 0 ? before : [t({ context: 'nothing of it', message: 'none' })]} />
          </span>
        )}
        <span className={styles.now}>
          {!same && (
            <>
              <Icon name="arrow-right" size="small" />
              <VisuallyHidden>{t({ context: 'choice in a trip', message: 'Now:' })} </VisuallyHidden>
            </>
          )}
          <b>
            <Lines lines={now.length > 0 ? now : [t({ context: 'nothing of it', message: 'none' })]} />
          </b>
        </span>
        {children && <span className={styles.by}>{children}</span>}
      </dd>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function Undo({ formtoken }: Pick<UndoProps, 'formtoken'>) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  const press = { type: 'submit', name: 'intent', value: 'undo', icon: 'undo-2' } as const;
  const button = (
    <Button {...press} disabled={busy} {...(formtoken === undefined && { form: TRAVELLERS_FORM })}>
      {t`Undo this change`}
    </Button>
  );
  return (
    <div className={styles.undo}>
      {formtoken === undefined ? button : <PostForm formtoken={formtoken}>{button}</PostForm>}
    </div>
  );
}

/** What has to be chosen anew is no good news. */
function Lost({ item, lost, extras }: Omit<Replaced, 'at'> & Pick<UndoProps, 'extras'>) {
  const words = partsOf(item.product).useLost?.();
  return words?.(lost).map(({ title, again }) => (
    <Note key={title} tone="warn" title={title}>
      {extras && (
        <Link look="block" href={extras}>
          {again}
        </Link>
      )}
    </Note>
  ));
}
