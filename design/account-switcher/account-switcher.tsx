import type { KeyboardEvent } from 'react';
import { Button } from '#design/button';
import { ChoiceCard } from '#design/choice-card';
import { useHydrated } from '#design/hydrated';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './account-switcher.module.css';
import { distinct, type AccountRow } from './distinct.ts';

export interface AccountSwitcherProps {
  readonly label: string;
  readonly accounts: readonly AccountRow[];
  readonly selected: string | undefined;
  /** The account that is being switched to; meanwhile no other can be. */
  readonly loading?: string | undefined;
  /** "Switching…", in place of the detail of that account. */
  readonly loadingText: string;
  /** What the switch led to, in a sentence; said when it changes. */
  readonly status: string;
  readonly onSwitch: (id: string) => void;
  /** Name of the radios, for the form around them. */
  readonly name: string;
  /** On the button that posts the choice where there are no scripts. */
  readonly switchLabel: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Accounts as radio cards. Arrows go from card to card without choosing, as a choice leaves the page; Space, Enter or a press
 * chooses. Chosen or switching cards, and all others while one switches, take no press.
 */
export function AccountSwitcher(props: AccountSwitcherProps) {
  const { label, accounts, selected, loading, loadingText, status, onSwitch, name, switchLabel } = props;
  const hydrated = useHydrated();
  const choose = (id: string) => {
    if (id !== selected && loading === undefined) onSwitch(id);
  };
  return (
    <fieldset className={styles.field} aria-busy={loading !== undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.set}>
        {distinct(accounts).map(({ id, name: called, detail, email }) => (
          <ChoiceCard
            key={id}
            compact
            busy={id === loading}
            name={name}
            value={id}
            checked={id === selected}
            aria-disabled={loading !== undefined || undefined}
            label={<bdi>{called}</bdi>}
            hint={
              <>
                {id === loading ? loadingText : detail} {email && <bdi className={styles.email}>{email}</bdi>}
              </>
            }
            onChange={() => choose(id)}
            onKeyDown={(event) => walk(event, () => choose(id))}
          />
        ))}
      </div>
      {!hydrated && (
        <Button type="submit" size="compact">
          {switchLabel}
        </Button>
      )}
      <output>
        <VisuallyHidden>{status}</VisuallyHidden>
      </output>
    </fieldset>
  );
}

function walk(event: KeyboardEvent<HTMLInputElement>, choose: () => void): void {
  const { key, currentTarget: radio } = event;
  const step = STEPS[key];
  if (step === undefined && key !== 'Enter') return;
  event.preventDefault();
  if (step === undefined) return choose();
  const all = [...(radio.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const mirrored = /Left|Right/.test(key) && getComputedStyle(radio).direction === 'rtl';
  all.at((all.indexOf(radio) + (mirrored ? -step : step)) % all.length)?.focus();
}
