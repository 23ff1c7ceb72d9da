import { TextField } from '#design/text-field';
import type { States } from '#design/gallery';
import { JourneyForm, JourneyLeg } from './index.ts';

const act = (label: string, name: string, value: string) => ({ label, name, value, onPress() {} });
const leg = (prefix: string, at: number, last: number, gap?: string) => (
  <JourneyLeg
    key={at}
    number={String(at + 1)}
    label={`Flight ${at + 1}`}
    gap={gap}
    from={<TextField label="From" name={`${prefix}-from-${at}`} />}
    to={<TextField label="To" name={`${prefix}-to-${at}`} />}
    date={<TextField label="Date" name={`${prefix}-date-${at}`} />}
    swap={{ label: 'Swap from and to', onPress() {} }}
    up={at > 0 ? act(`Move flight ${at + 1} up`, 'up', String(at)) : undefined}
    down={at < last ? act(`Move flight ${at + 1} down`, 'down', String(at)) : undefined}
    remove={last > 1 ? act(`Remove flight ${at + 1}`, 'remove', String(at)) : undefined}
  />
);
const party = (prefix: string) => <TextField label="Travellers and cabin" name={`${prefix}-party`} />;

export const states: States = {
  Ready: () => (
    <form>
      <JourneyForm
        add={act('Add a flight', 'add', '1')}
        count="3 of 6"
        party={party('j-ready')}
        submit={{ text: 'Search' }}
      >
        {[0, 1, 2].map((at) =>
          leg('j-ready', at, 2, at === 2 ? 'You travel from Sydney to Melbourne on your own.' : undefined),
        )}
      </JourneyForm>
    </form>
  ),
  Full: () => (
    <form>
      <JourneyForm count="6 of 6" party={party('j-full')} submit={{ text: 'Search', busyText: 'Searching' }}>
        {[0, 1, 2, 3, 4, 5].map((at) => leg('j-full', at, 5))}
      </JourneyForm>
    </form>
  ),
  Error: () => (
    <form>
      <JourneyForm
        count="2 of 6"
        party={party('j-error')}
        submit={{ text: 'Search' }}
        errors={[{ id: 'j-early', text: 'Flight 2 leaves before flight 1.' }]}
      >
        {[0, 1].map((at) => leg('j-error', at, 1))}
      </JourneyForm>
    </form>
  ),
};
