import { ChipList, FilterChip, LinkChip, ToggleChip } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Active filters': () => (
    <ChipList label="Active filters">
      {[
        <FilterChip key="stops" href="#chips" label="Remove: up to 1 stop">
          Up to 1 stop
        </FilterChip>,
        <FilterChip key="long" href="#chips" label="Remove: only airlines that carry a bicycle in the cabin">
          Only airlines that carry a bicycle in the cabin
        </FilterChip>,
      ]}
    </ChipList>
  ),
  'Ways on': () => (
    <ChipList label="Searched before">
      {[
        <LinkChip key="lis" href="#chips" icon="history">
          <b>London to Lisbon</b> 18–23 Mar
        </LinkChip>,
        <LinkChip key="any" href="#chips">
          Anywhere in June
        </LinkChip>,
      ]}
    </ChipList>
  ),
  'In or out': () => (
    <ChipList label="Popular filters">
      {[
        <ToggleChip key="free" href="#chips" count="121" on>
          Free cancellation
        </ToggleChip>,
        <ToggleChip key="breakfast" href="#chips" count="64" on={false}>
          Breakfast
        </ToggleChip>,
      ]}
    </ChipList>
  ),
  'Right to left': () => (
    <div lang="ar" dir="rtl">
      <ChipList label="عوامل التصفية">
        {[
          <FilterChip key="s" href="#chips" label="إزالة: توقف واحد كحد أقصى">
            توقف واحد كحد أقصى
          </FilterChip>,
        ]}
      </ChipList>
    </div>
  ),
};
