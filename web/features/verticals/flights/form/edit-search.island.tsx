import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Dialog } from '#design/dialog';
import type { FlightAddress } from '#contract/search';
import { fetchApi } from '../../../../api.ts';
import { resolveField } from '../../../search-form/resolve-field.ts';
import { useOptionWords } from '../../../search-form/use-option-words.ts';
import { type KnownPlaces, startOf } from './form-state.ts';
import { SearchForm } from './search-form.island.tsx';

interface EditSearchProps {
  readonly address: FlightAddress;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UNKNOWN: KnownPlaces = { from: [null], to: [null] };

/** The form of the front door in a dialog over the results, which stay as they are until another search is sent. */
export function EditSearch({ address, open, onClose }: EditSearchProps) {
  const { t } = useLingui();
  const words = useOptionWords('airports');
  const known = useKnownPlaces(address);
  return (
    <Dialog shape="row" title={t`Edit your search`} closeLabel={t`Close`} open={open} onClose={onClose}>
      {known && <SearchForm start={startOf(address, known, words)} />}
    </Dialog>
  );
}

/** The places of the search by name; as they stand in the address where they cannot be asked for. */
function useKnownPlaces({ from, to }: FlightAddress): KnownPlaces | undefined {
  const [known, setKnown] = useState<KnownPlaces & { readonly key: string }>();
  const [froms, tos] = [from.join(), to.join()];
  const key = `${froms} ${tos}`;
  useEffect(() => {
    let gone = false;
    const placesOf = async (texts: string) =>
      (await resolveField(fetchApi, texts.split(','))).map(({ place }) => place);
    const take = (places: KnownPlaces) => void (gone || setKnown({ ...places, key }));
    Promise.all([placesOf(froms), placesOf(tos)]).then(
      ([out, back]) => take({ from: out, to: back }),
      () => take(UNKNOWN),
    );
    return () => {
      gone = true;
    };
  }, [froms, tos, key]);
  return known?.key === key ? known : undefined;
}
