import { Button } from '#design/button';
import { PayBar } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Ready: () => (
    <PayBar
      label="Your choice"
      total="€1,684"
      party="2 adults, all charges"
      choice={{ name: 'Light', text: 'Straits Pacific, Tue 9 – Tue 23 Mar' }}
      note="Next: traveller names. You pay in step 3."
    >
      <Button variant="primary" size="large">
        Continue with Light
      </Button>
    </PayBar>
  ),
  Loading: () => (
    <PayBar label="Your choice, under way" total="€1,684" party="2 adults, all charges">
      <Button variant="primary" size="large" busyLabel="Checking the price">
        Continue with Light
      </Button>
    </PayBar>
  ),
};
