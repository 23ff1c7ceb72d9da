import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { ChipList, ToggleChip } from '#design/chip';
import { Icon } from '#design/icon';
import type { StayFilters } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { toggleOption } from './change-filter.ts';
import type { FilterRailProps } from './filter-rail.tsx';
import styles from './quick-filters.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** What most people narrow by, one press away. */
const QUICK = [
  ['cancellation', 'free'],
  ['board', 'breakfast'],
  ['score', '80'],
  ['access', 'step_free_entrance'],
] as const;

interface QuickFiltersProps extends FilterRailProps {
  readonly active: number;
  readonly onAll: () => void;
}

/** The way to all filters, and the few that are pressed most with what they would leave. */
export function QuickFilters({ results, address, hrefWith, onChange, active, onAll }: QuickFiltersProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useFilterWords(results);
  const { filters } = address;
  return (
    <div className={styles.row}>
      <button type="button" className={buttonClass({ size: 'compact', className: styles.all })} onClick={onAll}>
        <Icon name="sliders-horizontal" size="small" />
        {active > 0 ? t`All filters (${active})` : t`All filters`}
      </button>
      <ChipList label={t`Popular filters`}>
        {QUICK.flatMap(([id, value]) => {
          const facet = results.facets.find((one) => one.id === id);
          const option = facet?.kind === 'options' ? facet.options.find((one) => one.value === value) : undefined;
          if (!option || (option.count === 0 && !option.selected)) return [];
          const next: StayFilters = toggleOption(filters, id, value);
          return [
            <ToggleChip
              key={id}
              on={option.selected}
              count={format.count(option.count)}
              href={hrefWith(next)}
              onClick={(event) => {
                event.preventDefault();
                onChange(next);
              }}
            >
              {words.option(id, value, null)}
            </ToggleChip>,
          ];
        })}
      </ChipList>
    </div>
  );
}
