import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { SearchSummary } from '#design/header';
import { formatFlightAddress, formatFlightForm, legsOf, parseFlightAddress } from '#contract/search';
import type { FlightAddress, FlightDetail } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { useFacts } from '../../../facts.ts';
import { PageHeader } from '../../site-header.island.tsx';
import { chainOf } from './chain-of.ts';
import { EditSearch } from './form/edit-search.tsx';
import { useEnds } from './use-ends.ts';
import { useLists } from '../../reader/use-lists.ts';
import { usePartyWords } from './use-party-words.ts';
import type { ListedResults } from './listed.ts';

interface Searched {
  readonly address?: FlightAddress;
  readonly results?: ListedResults | null;
  readonly detail?: FlightDetail;
}

/** The site header with the search in one line; it leads to the form, filled as it was. */
export function ResultsHeader() {
  const { t } = useLingui();
  const format = useFormat();
  const { dir } = useFacts();
  const party = usePartyWords();
  const lists = useLists();
  const { pathname, search, key } = useLocation();
  // The page of another search has another key: the form over it is closed.
  const [editing, setEditing] = useState<string>();
  const loaded = useMatches().at(-1)?.loaderData as Searched | undefined;
  const address = loaded?.address ?? parseFlightAddress(pathname, search);
  const ends = useEnds();
  const places = (loaded?.results ?? loaded?.detail)?.places[0];
  if (!address || !places) return <PageHeader />;
  const { from, to } = ends(places);
  const onwards = address.further ? chainOf((loaded?.results ?? loaded?.detail)?.places.map(ends) ?? [], dir) : to;
  const days = spanOf(address);
  const short = days.map((day) => format.day(day, 'brief')).join(' – ');
  // The places of a longer journey need the room of the weekdays.
  const dates = address.further ? short : days.map((day) => format.day(day)).join(' – ');
  const onFares = pathname.includes('/fares/');

  const header = (
    <PageHeader
      searched={{ place: to.name, from: address.depart, to: address.return }}
      summary={
        <SearchSummary
          from={from}
          to={onwards}
          dates={dates}
          shortLine={lists.wrapped([short, party.party(address.passengers)])}
          shortDates={short}
          party={party.summary(address)}
          edit={{
            href: formatFlightForm(address),
            text: t`Edit`,
            label: t`Edit your search`,
          }}
          onEdit={(event) => {
            event.preventDefault();
            setEditing(key);
          }}
          back={
            onFares
              ? { href: formatFlightAddress(address), label: t`Back to results` }
              : { href: '/', label: t`Back to the homepage` }
          }
        />
      }
    />
  );
  return (
    <>
      {header}
      {editing !== undefined && (
        <EditSearch address={address} open={editing === key} onClose={() => setEditing('closed')} />
      )}
    </>
  );
}

/** The first day and the last. */
function spanOf(address: FlightAddress): readonly string[] {
  const last = address.return ?? legsOf(address).at(-1)?.date;
  return [address.depart, ...(address.return !== null || address.further ? [last ?? ''] : [])];
}
