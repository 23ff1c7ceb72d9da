import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '#design/button';
import { Icon, type IconName } from '#design/icon';
import { Anchor, type AnchorProps } from '#design/link';

export interface LinkButtonProps extends ButtonLook, Omit<AnchorProps, 'className'> {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function LinkButton({ variant, size, wide, className, icon, iconAfter, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, wide, className })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </Anchor>
  );
}
