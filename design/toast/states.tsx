import { Button } from '#design/button';
import { Toasts, useToast } from './index.ts';
import type { States } from '#design/gallery';

function Say() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ text: 'Link copied' })}>Say it</Button>
      <Button onClick={() => toast({ text: 'Booking kept', action: { text: 'Show', run() {} } })}>
        With an action
      </Button>
    </>
  );
}

export const states: States = {
  'At the end of the page': () => (
    <Toasts label="Messages" closeLabel="Close message">
      <Say />
    </Toasts>
  ),
};
