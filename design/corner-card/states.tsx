import { useState } from 'react';
import { Button } from '#design/button';
import type { States } from '#design/gallery';
import { LinkButton } from '#design/link-button';
import { CornerCard } from './index.ts';

function Closable() {
  const [open, setOpen] = useState(true);
  if (!open) return <Button onClick={() => setOpen(true)}>Show it again</Button>;
  return (
    <CornerCard
      title="Welcome back"
      closeLabel="Close"
      onClose={() => setOpen(false)}
      actions={
        <>
          <LinkButton href="#in" variant="primary">
            Sign in
          </LinkButton>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Not now
          </Button>
        </>
      }
    >
      <p>Your travellers are kept in your account.</p>
    </CornerCard>
  );
}

export const states: States = { 'In the corner of the page': () => <Closable /> };
