import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Dialog } from '#design/dialog';
import { formatFlightPath, legsOf, parseFlightAddress } from '#contract/search';
import type { FlightAddress, FlightLeg } from '#contract/search';
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

interface KnownJourney {
  /** The address that they were asked for. */
  readonly path: string;
  readonly places: readonly KnownPlaces[];
}

/** The places of the search by name; as they stand in the address where they cannot be asked for. */
function useKnownPlaces(address: FlightAddress): readonly KnownPlaces[] | undefined {
  const [known, setKnown] = useState<KnownJourney>();
  const path = formatFlightPath(address);
  useEffect(() => {
    let gone = false;
    const asked = parseFlightAddress(path, '');
    const legs = asked ? legsOf(asked) : [];
    const placesOf = async (texts: readonly string[]) =>
      (await resolveField(fetchApi, texts)).map(({ place }) => place);
    const namesOf = async ({ from, to }: FlightLeg): Promise<KnownPlaces> => {
      const [start, end] = await Promise.all([placesOf(from), placesOf(to)]);
      return { from: start, to: end };
    };
    const take = (places: readonly KnownPlaces[]) => void (gone || setKnown({ path, places }));
    Promise.all(legs.map(namesOf)).then(take, () => take(legs.map(() => ({ from: [null], to: [null] }))));
    return () => {
      gone = true;
    };
  }, [path]);
  return known?.path === path ? known.places : undefined;
}
