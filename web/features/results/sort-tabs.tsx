import { useLingui } from '@lingui/react/macro';
import { SortBar } from '#design/sort-bar';

/** An order of the list with what it puts first. */
export interface SortChoice<S extends string> {
  readonly sort: S;
  readonly name: string;
  readonly price: string;
  readonly fact: string;
}

interface SortTabsProps<S extends string> {
  readonly choices: readonly SortChoice<S>[];
  readonly current: S;
  readonly hrefOf: (view: { sort: S }) => string;
}

/** The orders of the list, each with the offer that it puts first. */
export function SortTabs<S extends string>({ choices, current, hrefOf }: SortTabsProps<S>) {
  const { t } = useLingui();
  return (
    <SortBar
      label={t`Sort by`}
      choices={choices.map(({ sort, name, price, fact }) => ({
        name,
        price,
        fact,
        href: hrefOf({ sort }),
        current: current === sort,
      }))}
    />
  );
}
