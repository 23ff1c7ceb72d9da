import { FilterAll, FilterGroup, FilterMore, FilterRow } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Selected and disabled': () => (
    <FilterGroup title="Stops">
      <FilterRow
        label="Direct"
        name="s-stops"
        value="0"
        checked
        count="18"
        from="€1,684"
        only={{ text: 'only', label: 'Only direct', onPress() {} }}
      />
      <FilterRow label="1 stop" name="s-stops" value="1" checked={false} count="196" from="€1,118" />
      <FilterRow label="2 stops or more" name="s-stops" value="2" checked={false} count="0" zero="none that day" />
    </FilterGroup>
  ),
  'More to open, long names': () => (
    <FilterGroup title="Airlines">
      <FilterRow label="Straits Pacific" name="s-carrier" value="S" checked={false} count="41" from="€1,684" />
      <FilterMore summary="All 14 airlines">
        <FilterRow
          label="Sankt Bartholomä Fernverkehr und Luftfahrt"
          name="s-carrier"
          value="B"
          checked={false}
          count="2"
          from="€2,310"
        />
      </FilterMore>
    </FilterGroup>
  ),
  'All on a page of their own': () => (
    <FilterGroup title="Alliances">
      <FilterRow label="Sextant" name="s-alliance" value="S" checked={false} from="€1,684" />
      <FilterAll href="#all">All 7</FilterAll>
    </FilterGroup>
  ),
  'One of several': () => (
    <FilterGroup title="Bags">
      <FilterRow kind="radio" label="Cabin bag" name="s-bag" value="cabin" checked count="214" />
      <FilterRow kind="radio" label="Checked bag" name="s-bag" value="checked" checked={false} count="180" />
    </FilterGroup>
  ),
};
