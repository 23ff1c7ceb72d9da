import { classNames } from '#design/class-names';
import { buttonClass } from '#design/button';
import { Icon } from '#design/icon';
import { Anchor, type AnchorProps } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './search-summary.module.css';

export interface SearchSummaryProps {
  readonly from: { readonly name: string; readonly code: string };
  /** Left out where one place is searched, not the way between two. */
  readonly to?: { readonly name: string; readonly code: string } | undefined;
  readonly dates: string;
  /** Dates and party, for the phone: on one line where they fit, else each on its own. */
  readonly shortLine: readonly string[];
  /** The dates alone, for the phone beside a cart. */
  readonly shortDates: string;
  readonly party: string;
  readonly edit: { readonly href: string; readonly text: string; readonly label: string };
  readonly back: { readonly href: string; readonly label: string };
  readonly onEdit?: AnchorProps['onClick'];
}

/** The search in one line; the whole of it leads to editing. */
export function SearchSummary({
  from,
  to,
  dates,
  shortLine,
  shortDates,
  party,
  edit,
  back,
  onEdit,
}: SearchSummaryProps) {
  return (
    <>
      <Anchor
        href={back.href}
        aria-label={back.label}
        className={buttonClass({ variant: 'quiet', iconOnly: true, className: styles.back })}
      >
        <Icon name="chevron-left" />
      </Anchor>
      <Anchor href={edit.href} className={styles.summary} onClick={onEdit}>
        <VisuallyHidden>{edit.label}</VisuallyHidden>
        <span className={classNames(styles.part, styles.route)}>
          <bdi className={styles.long}>{from.name}</bdi>
          <bdi className={styles.short}>{from.code}</bdi>
          {to && (
            <>
              <Icon name="arrow-right" size="small" />
              <bdi className={styles.long}>{to.name}</bdi>
              <bdi className={styles.short}>{to.code}</bdi>
            </>
          )}
        </span>
        <span className={classNames(styles.part, styles.dates)}>
          <span className={styles.long}>{dates}</span>
          <span className={styles.short}>
            {shortLine.map((part) => (
              <span key={part} className={styles.together}>
                {part}{' '}
              </span>
            ))}
          </span>
          <span className={styles.brief}>{shortDates}</span>
        </span>
        <span className={classNames(styles.part, styles.party)}>{party}</span>
        <span className={classNames(styles.part, styles.edit)}>
          <Icon name="pencil" size="small" />
          <span className={styles.long} aria-hidden="true">
            {edit.text}
          </span>
        </span>
      </Anchor>
    </>
  );
}
