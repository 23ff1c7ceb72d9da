import { Switch } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Off: () => <Switch label="Compact list" hint="More results in view" name="s-compact" />,
  Selected: () => <Switch label="Show CO₂e" name="s-co2" defaultChecked />,
  Disabled: () => <Switch label="Price alerts" hint="Needs a confirmed e-mail address" name="s-alerts" disabled />,
};
