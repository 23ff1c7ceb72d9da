import { BottomBar, BottomBarItem } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Two tools': () => (
    <BottomBar label="Tools">
      <BottomBarItem icon="sliders-horizontal" href="#filters">
        Filters
      </BottomBarItem>
      <BottomBarItem icon="arrow-up-down" href="#sort">
        Sort
      </BottomBarItem>
    </BottomBar>
  ),
  'Selected, three tools': () => (
    <BottomBar label="Tools in force">
      <BottomBarItem icon="sliders-horizontal" href="#filters">
        Filters (2)
      </BottomBarItem>
      <BottomBarItem icon="arrow-up-down" href="#sort">
        Cheapest
      </BottomBarItem>
      <BottomBarItem icon="calendar" href="#days">
        ±3 days
      </BottomBarItem>
    </BottomBar>
  ),
};
