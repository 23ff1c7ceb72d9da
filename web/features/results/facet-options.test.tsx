import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterGroup } from '#design/filter-group';
import { show } from '#design/testing';
import { FactsContext } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { FacetOptions } from './facet-options.tsx';
import { foldFacets, type FoldedFacet } from './fold-facets.ts';

type Options = Extract<FoldedFacet, { kind: 'options' }>;

const options = Array.from({ length: 8 }, (_, at) => ({
  value: `${at}`,
  label: `Airline ${at}`,
  count: 1,
  from: null,
  selected: false,
}));
const airlines = { kind: 'options', id: 'carriers', exact: true, options } as const;
const whole = { hrefOf: (facet: string) => `/flights?all=${facet}`, onPress: vi.fn() };

function Airlines({ open }: { readonly open: readonly string[] }) {
  const [facet] = foldFacets([{ ...airlines, options: [...options] }], open);
  return (
    <FactsContext value={FACTS}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <FilterGroup title="Airlines">
          <FacetOptions
            facet={facet as Options}
            nameOf={(_, value) => value}
            onToggle={() => undefined}
            whole={whole}
          />
        </FilterGroup>
      </I18nProvider>
    </FactsContext>
  );
}

test('the first rows are on the page, all of them behind an address; a press goes on at the first new one', async () => {
  const { rerender } = await show(<Airlines open={[]} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  const all = screen.getByRole('link', { name: /8/ });
  expect(all.getAttribute('href')).toBe('/flights?all=carriers');
  fireEvent.click(all);
  expect(whole.onPress).toHaveBeenCalledExactlyOnceWith('carriers');
  rerender(<Airlines open={['carriers']} />);
  const rows = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([rows.length, screen.queryByRole('link')]).toEqual([8, null]);
  expect((document.activeElement as HTMLInputElement).value).toBe('5');
});
