import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './checkout-header.module.css';

export interface CheckoutStep {
  readonly text: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where a finished step can be opened again. */
  readonly href?: string | undefined;
}

export interface CheckoutHeaderProps {
  readonly home: { readonly href: string; readonly label: string; readonly name: string };
  /** "Checkout": numbers of other ways stand elsewhere. */
  readonly stepsLabel: string;
  /** None where there is nothing to go through any more. */
  readonly steps: readonly CheckoutStep[];
  /** "Checkout 3 of 3", where the steps have no room; the one before is a link beside it. */
  readonly where: string;
  /** Where the first step leads back to, where the steps have no room. */
  readonly back?: { readonly href: string; readonly text: string } | undefined;
  /** Said after a finished step's name. */
  readonly doneText: string;
  readonly help?: { readonly href: string; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

function Step({ step, number, doneText }: { step: CheckoutStep; number: number; doneText: string }) {
  const done = step.state === 'done';
  const text = (
    <>
      {step.text} {done && <VisuallyHidden>{doneText}</VisuallyHidden>}
    </>
  );
  return (
    <li
      className={classNames(styles.step, done && styles.done)}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {done ? <Icon name="check" size="small" /> : number}
      </span>
      {done && step.href ? <Anchor href={step.href}>{text}</Anchor> : <span>{text}</span>}
    </li>
  );
}

/** The header of checkout: no way off but home, the steps, and help. */
export function CheckoutHeader({
  home,
  stepsLabel,
  steps,
  where,
  back,
  doneText,
  help,
  children,
}: CheckoutHeaderProps) {
  const before = steps.findLast(({ state, href }) => state === 'done' && href !== undefined) ?? back;
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {/* The header of the site shows what is held, as it is then. */}
        <Anchor href={home.href} className={styles.home} aria-label={home.label} data-load="document">
          <Logo name={home.name} />
        </Anchor>
        {steps.length > 0 && (
          <div className={styles.way}>
            <span aria-hidden="true">{stepsLabel}</span>
            <ol aria-label={stepsLabel} className={styles.steps}>
              {steps.map((step, at) => (
                <Step key={step.text} step={step} number={at + 1} doneText={doneText} />
              ))}
            </ol>
          </div>
        )}
        {before?.href && (
          <Anchor href={before.href} className={styles.before}>
            <Icon name="chevron-left" size="small" />
            {before.text}
          </Anchor>
        )}
        {steps.length > 0 && <p className={styles.where}>{where}</p>}
        {help && (
          <Anchor href={help.href} className={styles.help}>
            <Icon name="circle-question-mark" />
            {help.text}
          </Anchor>
        )}
      </div>
      {children}
    </header>
  );
}
