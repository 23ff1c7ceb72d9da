import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches } from 'react-router';
import { SearchSummary } from '#design/header';
import { formatStayAddress, parsePropertyAddress, parseStayAddress } from '#contract/search';
import type { StayAddress, StayArea } from '#contract/search';
import { useFormat } from '../../../format.ts';
import { PageHeader } from '../../site-header.island.tsx';
import { useLists } from '../../reader/use-lists.ts';
import { formAddress } from './form-address.ts';
import { useStayWords } from './use-stay-words.ts';

interface Searched {
  readonly address?: StayAddress;
  readonly area?: StayArea;
  readonly results?: { readonly area: StayArea; readonly nights: number };
}

const DAY_MS = 86_400_000;

/** The site header with the search in one line; it leads to the form, filled as it was. */
export function ResultsHeader() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const lists = useLists();
  const { pathname, search } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData as Searched | undefined;
  const onDetail = /\/(property|compare|nights)\//.test(pathname);
  const address =
    loaded?.address ??
    (onDetail ? parsePropertyAddress(pathname, search)?.address : parseStayAddress(pathname, search));
  const area = loaded?.results?.area ?? loaded?.area;
  if (!address || !area) return <PageHeader />;
  const { checkIn, checkOut } = address;
  const nights = words.nights(Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS));
  const [from, to] = [format.day(checkIn), format.day(checkOut)];
  const short = `${format.day(checkIn, 'brief')} – ${format.day(checkOut, 'brief')}`;
  const name = area.place?.cityName ?? t`Map area`;
  return (
    <PageHeader
      searched={{ place: name, from: checkIn, to: checkOut }}
      summary={
        <SearchSummary
          from={{ name, code: name }}
          dates={lists.facts([`${from} – ${to}`, nights])}
          shortLine={lists.wrapped([short, words.guests(address.rooms)])}
          shortDates={short}
          party={words.party(address.rooms)}
          edit={{ href: formAddress(address), text: t`Edit`, label: t`Edit your search` }}
          back={
            onDetail
              ? { href: formatStayAddress(address), label: t`Back to results` }
              : { href: '/', label: t`Back to the homepage` }
          }
        />
      }
    />
  );
}
