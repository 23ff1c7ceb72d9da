import type { Ref } from 'react';
import { IconButton } from '#design/button';

export interface MenuButtonProps {
  readonly label: string;
  /** Id of the drawer. */
  readonly drawer: string;
  /** Left out as long as the browser alone opens and closes the drawer, and knows by itself whether it is open. */
  readonly open?: boolean | undefined;
  /** Where the drawer is part of the page; else the browser opens it over the page, also without scripts. */
  readonly onPress?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Shows and hides the drawer. */
export function MenuButton({ label, drawer, open, onPress, ref }: MenuButtonProps) {
  return (
    <IconButton
      ref={ref}
      icon="menu"
      label={label}
      aria-expanded={open}
      aria-controls={onPress && drawer}
      popoverTarget={onPress ? undefined : drawer}
      onClick={onPress}
    />
  );
}
