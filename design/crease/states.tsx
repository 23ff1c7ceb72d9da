import { Folded } from './index.ts';
import type { States } from '#design/gallery';

const parts = ['The price you see is the price you pay', 'No countdowns, no crowds', 'Silent sources are named'];

export const states: States = {
  'A card of two': () => (
    <Folded>
      {parts.slice(0, 2).map((part) => (
        <p key={part}>{part}</p>
      ))}
    </Folded>
  ),
  'Between rules': () => (
    <Folded look="rules" as="ul">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </Folded>
  ),
};
