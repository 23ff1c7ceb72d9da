import { useLingui } from '@lingui/react/macro';
import { BottomBar, BottomBarItem } from '#design/bottom-bar';

interface ListToolsProps {
  readonly active: number;
  readonly onOpen: (kind: 'filters' | 'sort' | 'map') => void;
}

/** Filters, orders and the map where there is no room for them on the page. */
export function ListTools({ active, onOpen }: ListToolsProps) {
  const { t } = useLingui();
  return (
    <BottomBar label={t`Filter and sort`}>
      <BottomBarItem icon="sliders-horizontal" onPress={() => onOpen('filters')}>
        {active > 0 ? t`Filters (${active})` : t`Filters`}
      </BottomBarItem>
      <BottomBarItem icon="arrow-up-down" onPress={() => onOpen('sort')}>
        {t`Sort`}
      </BottomBarItem>
      <BottomBarItem icon="map" onPress={() => onOpen('map')}>
        {t`Map`}
      </BottomBarItem>
    </BottomBar>
  );
}
