import { Button } from '#design/button';
import { Popover } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'As wide as its content': () => (
    <Popover label="About bags" trigger={(props) => <Button {...props}>Bags</Button>}>
      <p>A cabin bag is counted in every price you see.</p>
    </Popover>
  ),
  Wide: () => (
    <Popover size="wide" label="About sources" trigger={(props) => <Button {...props}>Sources</Button>}>
      <p>Five of eight sources responded. Transmarine did not respond within 8 seconds, so its prices are missing.</p>
    </Popover>
  ),
};
