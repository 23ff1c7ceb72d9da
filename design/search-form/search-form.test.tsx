import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { SearchCell, SearchRow } from './index.ts';

test('the row submits, swaps and says what its fields cannot', async () => {
  const swap = vi.fn();
  await show(
    <form>
      <SearchRow submit={{ text: 'Search' }} errors={[{ id: 'e1', text: 'Choose two different places.' }]}>
        <SearchCell place="first">
          <label>
            From <input name="from" />
          </label>
        </SearchCell>
        <SearchCell place="to" swap={{ label: 'Swap from and to', onPress: swap }}>
          <label>
            To <input name="to" />
          </label>
        </SearchCell>
      </SearchRow>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Swap from and to' }));
  expect(swap).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('type', 'submit');
  expect(screen.getByRole('alert').textContent).toBe('Choose two different places.');
});
