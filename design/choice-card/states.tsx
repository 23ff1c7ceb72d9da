import { ChoiceCard, ChoiceCards } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Selected: () => (
    <ChoiceCards>
      <ChoiceCard name="s-saved" label="Mira Anand" hint="Passport IE, Aug 2027" defaultChecked />
      <ChoiceCard name="s-saved" label="Someone else" hint="Type the details" />
    </ChoiceCards>
  ),
  'With a price': () => (
    <ChoiceCards>
      <ChoiceCard kind="checkbox" name="s-bag" label="One bag of 23 kg" end="€48" />
      <ChoiceCard kind="checkbox" name="s-bags" label="Two bags of 23 kg" end="€96" defaultChecked />
    </ChoiceCards>
  ),
  Disabled: () => (
    <ChoiceCards>
      <ChoiceCard name="s-gone" label="Tomas Lindqvist" hint="Traveller 2 in this booking" disabled />
    </ChoiceCards>
  ),
  'Compact, one under way': () => (
    <ChoiceCards>
      <ChoiceCard compact name="s-compact" label="Mira Anand" hint="Passport IE, Aug 2027" defaultChecked />
      <ChoiceCard compact busy name="s-compact" label="Tomas Lindqvist" hint="Being fetched" />
    </ChoiceCards>
  ),
};
