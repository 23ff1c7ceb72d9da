import { cancellation, stayCancellation } from '#design/examples';
import { CancellationBar } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Three steps': () => (
    <CancellationBar
      label="If you cancel"
      steps={cancellation}
      note="Irish time. Changes cost €90 each and the fare difference."
    />
  ),
  'Of a stay, with what is kept': () => <CancellationBar label="If you cancel this room" {...stayCancellation} />,
  Partial: () => <CancellationBar label="If you cancel, from today" steps={cancellation.slice(1)} />,
  'No refund': () => <CancellationBar label="If you cancel now" steps={cancellation.slice(2)} />,
};
