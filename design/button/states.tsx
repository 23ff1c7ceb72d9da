import { Button, IconButton } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Variants: () => (
    <>
      <Button variant="primary">Search</Button>
      <Button variant="outline">See fares</Button>
      <Button>Share</Button>
      <Button variant="quiet">Clear dates</Button>
      <Button variant="danger">Remove this card</Button>
      <Button variant="dangerFilled">Cancel and refund €564.21</Button>
      <Button variant="link">Read the full rules</Button>
    </>
  ),
  Sizes: () => (
    <>
      <Button variant="primary" size="large" icon="search">
        Search
      </Button>
      <Button icon="share-2">Share</Button>
      <Button size="compact">Allow</Button>
    </>
  ),
  Loading: () => (
    <Button variant="primary" busyLabel="Booking, do not close">
      Book
    </Button>
  ),
  Disabled: () => (
    <>
      <Button variant="primary" disabled>
        Continue
      </Button>
      <Button disabled>Not now</Button>
    </>
  ),
  'Icon alone': () => (
    <>
      <IconButton icon="x" label="Close" />
      <IconButton icon="plus" label="More" variant="neutral" />
      <IconButton icon="minus" label="Less" variant="neutral" disabled />
    </>
  ),
  'Long text': () => <Button variant="primary">Weiter zu den Angaben aller Reisenden und ihrer Ausweise</Button>,
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <Button variant="primary" iconAfter="chevron-right">
        متابعة
      </Button>
    </span>
  ),
};
