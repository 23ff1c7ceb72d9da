import { useId, type ReactNode, type RefCallback } from 'react';
import { buttonClass, IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { DialogFrame } from '#design/dialog';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import { Note } from '#design/note';
import { ProviderButtons, type ProviderButtonsProps } from './provider-buttons.tsx';
import styles from './sign-in-panel.module.css';
import { useStepFocus } from './step-focus.ts';

/** A way out of the step: a link where it has an address, so that it works without scripts. */
export interface SignInWayBack {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onPress?: ((event: { preventDefault: () => void }) => void) | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SignInPanelProps {
  /** Name of the brand, for its mark where there is no way back. */
  readonly brand: string;
  readonly back?: SignInWayBack | undefined;
  readonly close?: SignInWayBack | undefined;
  /** Names the step: when it changes, its only field is focused, else its heading. */
  readonly step: string;
  /** What refused the last press: another one brings the field that is wrong into view and gives it the focus. */
  readonly answer?: unknown;
  readonly title: string;
  readonly headingLevel?: 1 | 2;
  readonly lead?: ReactNode;
  /** What still works, above everything else to press. */
  readonly note?: { readonly title: string; readonly text: ReactNode; readonly icon: IconName } | undefined;
  /** The form of the step. */
  readonly children?: ReactNode;
  /** After a line with the word `or`: one more way in words, then those through other services. */
  readonly others?: {
    readonly or: string;
    readonly first?: ReactNode;
    readonly providers?: ProviderButtonsProps | undefined;
  };
  readonly foot?: ReactNode;
}

interface FrameProps extends SignInPanelProps {
  readonly id: string;
  readonly box: RefCallback<HTMLElement>;
  readonly inside?: boolean;
}

/** One step of signing in as a sheet of the page. */
export function SignInPanel(props: SignInPanelProps) {
  const id = useId();
  const { box } = useStepFocus(props.step, props.answer);
  return <Frame {...props} box={box} id={id} />;
}

export interface SignInDialogProps extends Omit<SignInPanelProps, 'headingLevel' | 'close'> {
  readonly open: boolean;
  readonly close: { readonly label: string; readonly onPress: () => void };
  /** Stays open against Esc and the close button. */
  readonly locked?: boolean;
}

/** The same as a modal dialog; on a phone it fills the screen. */
export function SignInDialog({ open, close, locked, ...panel }: SignInDialogProps) {
  const id = useId();
  const { first, box } = useStepFocus(panel.step, panel.answer);
  return (
    <DialogFrame open={open} labelledBy={id} heading={first} shape="step" locked={locked} onClose={close.onPress}>
      <Frame {...panel} close={{ ...close, disabled: locked }} box={box} id={id} inside />
    </DialogFrame>
  );
}

function Frame({ id, box, inside, headingLevel = 2, ...props }: FrameProps) {
  const { brand, back, close, title, lead, note, children, others, foot } = props;
  const Heading = `h${headingLevel}` as const;
  // The dialog around it has the name already.
  const Box = inside ? 'div' : 'section';
  return (
    <Box
      ref={box}
      aria-labelledby={inside ? undefined : id}
      className={classNames(styles.panel, inside ? styles.inside : styles.sheet)}
    >
      <div className={styles.head}>
        {back ? <WayOut icon="arrow-left" {...back} /> : <Mark brand={brand} />}
        {close && <WayOut icon="x" {...close} />}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading id={id} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {note && (
          <Note title={note.title} icon={note.icon} className={styles.note}>
            {note.text}
          </Note>
        )}
        {children}
        {others && (
          <div className={styles.others}>
            <p className={styles.or}>{others.or}</p>
            {others.first}
            {others.providers && <ProviderButtons {...others.providers} />}
          </div>
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Box>
  );
}

function Mark({ brand }: { brand: string }) {
  return (
    <span className={styles.mark}>
      <Logo name={brand} />
    </span>
  );
}

function WayOut({ icon, label, href, onPress, disabled }: SignInWayBack & { icon: 'arrow-left' | 'x' }) {
  if (href === undefined) return <IconButton icon={icon} label={label} disabled={disabled} onClick={onPress} />;
  return (
    <Anchor
      href={href}
      aria-label={label}
      data-tip=""
      className={buttonClass({ variant: 'quiet', iconOnly: true })}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Anchor>
  );
}

/** Two small ways on in one line: what can be done again, and what else. */
export function SignInRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
