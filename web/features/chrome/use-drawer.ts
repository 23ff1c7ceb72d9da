import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DrawerProps, MenuButtonProps } from '#design/drawer';
import { useFacts, useFlag } from '../../facts.ts';
import { useDrawerChoice } from './drawer-choice.ts';
import { type DrawerMode, drawerMode, layoutWords, standsBeside } from './drawer-mode.ts';
import { isOver, useOver } from './use-over.ts';
import { useWidth } from './use-width.ts';

type Panel = Pick<DrawerProps, 'layout' | 'folding' | 'unfolded' | 'modal'>;

export interface DrawerControl {
  readonly button: Pick<MenuButtonProps, 'open' | 'onPress'> & { readonly ref: RefObject<HTMLButtonElement | null> };
  readonly panel: Panel & { readonly ref: RefObject<HTMLDivElement | null> };
}

/**
 * The drawer in the mode of this width, [2.4-10a]. Over the page the browser opens and closes it; above and beside the page this
 * does, and it closes what is over the page where page or width change.
 */
export function useDrawer(compact: boolean): DrawerControl {
  const { kind } = useFacts().chrome.drawer;
  const newNav = useFlag('shell.header', 'new') === 'new';
  const { key } = useLocation();
  const width = useWidth();
  const mode = width && drawerMode({ kind, newNav }, width);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const over = useOver(panel, button);
  const [wanted, choose] = useDrawerChoice();
  const [unfoldedAt, unfoldAt] = useState('');
  const here = `${mode} ${key}`;
  const unfolded = mode === 'accordion' && unfoldedAt === here;
  const state = { kind, newNav, mode, wanted };
  const beside = standsBeside(state);
  useEnds({ mode, here, panel, button });
  const press = (): void => {
    if (isOver(panel.current)) panel.current.hidePopover();
    if (mode === 'drawer') choose(!beside);
    else unfoldAt(unfolded ? '' : here);
  };
  return {
    button: {
      ref: button,
      open: mode ? over || beside || unfolded : undefined,
      onPress: isPartOfPage(mode) ? press : undefined,
    },
    panel: {
      ref: panel,
      layout: layoutWords({ ...state, shown: over || unfolded, compact }),
      folding: kind === 'accordion',
      unfolded,
      modal: over,
    },
  };
}

function isPartOfPage(mode: DrawerMode | null): boolean {
  return mode === 'drawer' || mode === 'accordion';
}

interface Ends {
  readonly mode: DrawerMode | null;
  readonly here: string;
  readonly panel: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** What is over the page goes where the page or the mode becomes another. */
function useEnds({ mode, here, panel, button }: Ends): void {
  const last = useRef<DrawerMode | null>(null);
  const another = useEffectEvent(() => {
    const was = last.current;
    last.current = mode;
    if (!isOver(panel.current)) return;
    // The browser opened it before the width was known: what was meant is what the button does now.
    if (was === null && isPartOfPage(mode)) button.current?.click();
    else if (was !== null) panel.current.hidePopover();
  });
  useEffect(() => another(), [here]);
}
