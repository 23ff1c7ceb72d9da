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
      <p>{t`Recommended gives every place points and lists the lowest first:`}</p>
      <ul>
        <li>{t`${format.number(price)} points for a total equal to the median of this list, ${format.wholeMoney(median)}; more or fewer in proportion`}</li>
        <li>{t`${format.number(score * 10)} points fewer for each point of guest rating above ${prior}, more for each point below; few ratings count less, as if ${counted} more guests had given ${prior}`}</li>
        {distance > 0 && (
          <li>{t`${format.number(distance)} points per kilometre from your search location, up to ${format.number(mostKm)} km`}</li>
        )}
      </ul>
      <p>{t`What we earn plays no part, and properties can’t pay for a position.`}</p>
    </>
  );
}

function Looked({ results: { certificate } }: { results: ListedStays }) {
  const { t } = useLingui();
  const format = useFormat();
  const { inArea, valid, pruned, complete } = certificate;
  const reasons: Readonly<Record<(typeof pruned)[number]['reason'], string>> = {
    occupancy: t`no room fits the guests in one of your rooms`,
    nights: t`closed or full on one of your nights`,
    units: t`sold out`,
    restriction: t`different minimum stay, or no check-in or check-out on your dates`,
    audience: t`restricted rates`,
    rooms: t`not enough rooms for your party`,
  };
  return (
    <>
      <p>{t`${format.number(inArea)} places in this area, ${format.number(valid)} with rooms for you.`}</p>
      <LeftOut reasons={pruned.map(({ reason, count }) => ({ count, reason: reasons[reason] }))} />
      <p>
        {complete
          ? t`All bookable places were compared.`
          : t({ context: 'places to stay', message: 'The search reached its limit; there may be more.' })}
      </p>
    </>
  );
}
