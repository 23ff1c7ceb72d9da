import { useState } from 'react';
import { Button } from '#design/button';
import { PanelField } from './index.ts';
import type { States } from '#design/gallery';

function Asked({ id, error }: { id: string; error?: string }) {
  const [sure, setSure] = useState(false);
  return (
    <div>
      <PanelField
        id={id}
        title="Seats"
        error={error}
        want={() => {}}
        panel={(done) => (
          <Button
            onClick={() => {
              setSure(true);
              done();
            }}
          >
            By the window
          </Button>
        )}
        plain={null}
        posted={<input type="hidden" name={id} value={String(sure)} />}
      >
        {sure ? 'By the window' : 'No wish'}
      </PanelField>
    </div>
  );
}

export const states: States = {
  Closed: () => <Asked id="s-seats" />,
  Error: () => <Asked id="s-seats-error" error="Say where you want to sit." />,
};
