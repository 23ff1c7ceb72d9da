import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import type { ListedResults } from './listed.ts';
import { useSortChoices } from './use-sort-choices.ts';

const shown = (element: ReactElement) =>
  show(
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{element}</I18nProvider>
    </FactsContext>,
  );

function Fastest({ step }: Pick<ListedResults, 'step'>) {
  const price = { amountMinor: 50_700, currency: 'EUR' };
  const winner = { sort: 'fastest', price, durationMinutes: 140, stops: 0, co2eVersusRoutePercent: null };
  const results = { query: { slices: [{}, {}] }, step, chosen: [], sorts: [winner] } as unknown as ListedResults;
  const choice = useSortChoices(results).find(({ sort }) => sort === 'fastest');
  return <p>{`${choice?.price}: ${choice?.fact}`}</p>;
}

test.for([
  ['out', 'from €507: 2h 20m, direct'],
  ['trips', '€507: 2h 20m in total, direct'],
] as const)('the fastest of step %s says what its time and its total are of: %s', async ([step, words]) => {
  await shown(<Fastest step={step} />);
  expect(screen.getByText(words)).toBeDefined();
});

function Fact({ percent }: { percent: number | null }) {
  const results = {
    query: { slices: [{}] },
    step: null,
    sorts: [
      {
        sort: 'greenest',
        price: { amountMinor: 5_000, currency: 'EUR' },
        durationMinutes: 130,
        stops: 0,
        co2eVersusRoutePercent: percent,
      },
    ],
  } as unknown as ListedResults;
  return <p>{useSortChoices(results).find(({ sort }) => sort === 'greenest')?.fact}</p>;
}

test.for([
  [-12, '12% below this route'],
  [0, 'Typical for this route'],
  [-0, 'Typical for this route'],
  [7, '7% above this route'],
] as const)(
  'the tab of the lowest emissions says how they compare (%s: %s), never "-0%%"',
  async ([percent, words]) => {
    await shown(<Fact percent={percent} />);
    expect(screen.getByText(words)).toBeDefined();
  },
);
