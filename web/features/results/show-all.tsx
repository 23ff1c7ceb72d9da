import { type ReactNode, useEffect, useRef } from 'react';
import { FilterAll } from '#design/filter-group';

/** Where all rows of a facet, or all questions, are listed. */
export interface Whole {
  readonly hrefOf: (part: string) => string;
  readonly onPress: (part: string) => void;
}

interface ShowAllProps {
  /** What is left out here. */
  readonly part: string;
  /** False once all of it is on the page. */
  readonly left: boolean;
  /** What the new fields will stand in. */
  readonly within: 'fieldset' | 'form';
  readonly whole: Whole;
  readonly children: ReactNode;
}

const FIELDS = 'input, select';

/** The way to what a page leaves out; once that is here, the focus goes on at its first field. */
export function ShowAll({ part, left, within, whole, children }: ShowAllProps) {
  const pressed = useRef<{ readonly box: Element; readonly fields: number } | null>(null);
  useEffect(() => {
    if (left || !pressed.current) return;
    const { box, fields } = pressed.current;
    pressed.current = null;
    box.querySelectorAll<HTMLElement>(FIELDS)[fields]?.focus();
  }, [left]);
  if (!left) return null;
  return (
    <FilterAll
      href={whole.hrefOf(part)}
      onClick={(event) => {
        event.preventDefault();
        const box = event.currentTarget.closest(within);
        pressed.current = box && { box, fields: box.querySelectorAll(FIELDS).length };
        whole.onPress(part);
      }}
    >
      {children}
    </FilterAll>
  );
}
