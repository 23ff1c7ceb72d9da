import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { HowRanked as Frame, LeftOut } from '../../results/how-ranked.tsx';
import { useStayWords } from './use-stay-words.ts';
import type { ListedStays } from './listed.ts';

/** The formula of Recommended with its weights, and what was looked at to make this list. */
export function HowRanked({ results }: { results: ListedStays }) {
  const { t } = useLingui();
  return (
    <Frame
      title={t`How Recommended works`}
      formula={results.recommended && <Formula recommended={results.recommended} />}
    >
      <Looked results={results} />
    </Frame>
  );
}

function Formula({ recommended }: { recommended: NonNullable<ListedStays['recommended']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStayWords();
  const { price, score, distance, mostKm, median, priorTenths, priorCount } = recommended;
  const [prior, counted] = [words.score(priorTenths), format.number(priorCount)];
  return (
    <>
      <p>{t`Recommended gives every place points, and lists the fewest first:`}</p>
      <ul>
        <li>{t`${format.number(price)} points for a total as high as the middle one of this list, ${format.wholeMoney(median)}; more or fewer in the same measure`}</li>
        <li>{t`${format.number(score * 10)} points fewer for each whole point of guest rating above ${prior}, and more below it; few ratings count less, as if ${counted} guests more had given ${prior}`}</li>
        {distance > 0 && (
          <li>{t`${format.number(distance)} points for each kilometre from where you search, up to ${format.number(mostKm)} km`}</li>
        )}
      </ul>
      <p>{t`What we earn from a booking is no part of it, and nobody can pay for a place.`}</p>
    </>
  );
}

function Looked({ results: { certificate } }: { results: ListedStays }) {
  const { t } = useLingui();
  const format = useFormat();
  const { inArea, valid, pruned, complete } = certificate;
  const reasons: Readonly<Record<(typeof pruned)[number]['reason'], string>> = {
    occupancy: t`no room holds one of your rooms’ guests`,
    nights: t`closed or full on one of your nights`,
    units: t`the last rooms are taken`,
    restriction: t`another length of stay, or no arrival or departure on your days`,
    audience: t`sold to others only`,
    rooms: t`not enough rooms for all of you`,
  };
  return (
    <>
      <p>{t`${format.number(inArea)} places lie in this area, ${format.number(valid)} have rooms for you.`}</p>
      <LeftOut reasons={pruned.map(({ reason, count }) => ({ count, reason: reasons[reason] }))} />
      <p>
        {complete
          ? t`Nothing that can be booked was left out.`
          : t({ context: 'places to stay', message: 'A limit of the search was reached; there may be more.' })}
      </p>
    </>
  );
}
