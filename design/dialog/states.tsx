import { useState } from 'react';
import { Button } from '#design/button';
import { TextField } from '#design/text-field';
import { Dialog, type DialogProps } from './index.ts';
import type { States } from '#design/gallery';

function Opened({ shape, locked }: Pick<DialogProps, 'shape' | 'locked'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        {...(shape && { shape })}
        {...(locked && { locked })}
        title={`Filters, ${shape ?? 'center'}`}
        closeLabel="Close filters"
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Show 48 results
          </Button>
        }
      >
        <TextField label="Airline" name={`s-${shape ?? 'center'}`} />
      </Dialog>
    </>
  );
}

export const states: States = {
  Centred: () => <Opened />,
  Wide: () => <Opened shape="wide" />,
  'Side sheet': () => <Opened shape="end" />,
  'Full on a phone': () => <Opened shape="full" />,
  'Locked while something is under way': () => <Opened locked />,
};
