import { TextField } from '#design/text-field';
import { SearchCell, SearchRow } from './index.ts';
import type { States } from '#design/gallery';

const cells = (prefix: string) => (
  <>
    <SearchCell place="first">
      <TextField label="From" name={`${prefix}-from`} />
    </SearchCell>
    <SearchCell place="to" swap={{ label: 'Swap from and to', onPress() {} }}>
      <TextField label="To" name={`${prefix}-to`} />
    </SearchCell>
    <SearchCell fold>
      <TextField label="When" name={`${prefix}-when`} />
    </SearchCell>
  </>
);

export const states: States = {
  Ready: () => (
    <form>
      <SearchRow submit={{ text: 'Search' }}>{cells('s-ready')}</SearchRow>
    </form>
  ),
  'One place': () => (
    <form>
      <SearchRow submit={{ text: 'Search' }}>
        <SearchCell place="only">
          <TextField label="Where" name="s-one-where" />
        </SearchCell>
        <SearchCell fold>
          <TextField label="When" name="s-one-when" />
        </SearchCell>
        <SearchCell>
          <TextField label="Who" name="s-one-who" />
        </SearchCell>
      </SearchRow>
    </form>
  ),
  Loading: () => (
    <form>
      <SearchRow submit={{ text: 'Search', busyText: 'Searching' }}>{cells('s-busy')}</SearchRow>
    </form>
  ),
  Error: () => (
    <form>
      <SearchRow submit={{ text: 'Search' }} errors={[{ id: 's-same', text: 'From and to are the same place.' }]}>
        {cells('s-error')}
      </SearchRow>
    </form>
  ),
};
