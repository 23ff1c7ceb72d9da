import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { HowRanked as Frame, LeftOut } from '../../results/how-ranked.tsx';
import type { ListedResults } from './listed.ts';

/** As the engine orders a step. */
const TOP_DEARER_PERCENT = 15;

/** The formula of Best with its weights, and what was looked at to make this list. */
export function HowRanked({ results }: { results: ListedResults }) {
  const { t } = useLingui();
  return (
    <Frame
      title={t`How Best works`}
      formula={results.best && <Formula best={results.best} byFlight={results.step !== null} />}
    >
      <Looked results={results} />
    </Frame>
  );
}

interface FormulaProps {
  readonly best: NonNullable<ListedResults['best']>;
  /** Each row is one flight with the lowest total of a trip with it. */
  readonly byFlight: boolean;
}

function Formula({ best, byFlight }: FormulaProps) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = (minutes: number) =>
    format.time(
      `2000-01-01T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  return (
    <>
      <p>{t`Best adds to the total price what a journey costs you in other ways, for your whole party, and lists the lowest sum first:`}</p>
      <ul>
        <li>{t`${format.money(best.perHour)} for each hour under way`}</li>
        <li>{t`${format.money(best.perStop)} for each stop`}</li>
        <li>{t`${format.money(best.perNightWait)} for each night spent at an airport`}</li>
        <li>
          {t`${format.money(best.perUnsocialHour)} for a take-off before ${clock(best.earlyMinute)} or a landing after ${clock(best.lateMinute)}`}
        </li>
      </ul>
      {byFlight && (
        <p>{t`Each flight counts with its own time and stops, and with the lowest total of a trip with it. Among the first ten are up to three airlines, as far as they cost at most ${format.number(TOP_DEARER_PERCENT)}% more than the first.`}</p>
      )}
      <p>{t`Equal sums go to the shorter journey. What we earn from a booking is no part of it, and nobody can pay for a place.`}</p>
    </>
  );
}

/** Why connections were left out, in words; a bound that is new to the page keeps its code. */
function useBoundWords(): (bound: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    sameAirport: t`they come through the place of departure or arrival once more`,
    detour: t`the way round is too long`,
    minimumConnection: t`too little time to change flights`,
    longestConnection: t`too long a wait between flights`,
    interline: t`not sold on one ticket`,
    totalConnection: t`too much waiting in all`,
    onwardFlights: t`later flights of the same connection`,
    capacity: t`no room left in this search`,
    twoStops: t`two stops, over more places than can be compared at once`,
    slowTwoStops: t`two stops and slow, where there are more flights than can be compared at once`,
    noPartner: t`two stops, and too late or too early for any flight the other way`,
    cabotage: t`a carrier of another country may not carry passengers within a country`,
    abroad: t`they go through another country, while a journey within the country takes at most six hours longer and costs at most twice as much`,
    unsellable: t`no fare is sold for them`,
  };
  return (bound) => words[bound] ?? bound;
}

function Looked({ results: { certificate, query } }: { results: ListedResults }) {
  const { t } = useLingui();
  const format = useFormat();
  const boundWords = useBoundWords();
  return (
    <>
      {certificate.slices.map((slice, i) => {
        const way = query.slices.length === 1 ? t`The journey` : i === 0 ? t`Out` : t`Back`;
        const [considered, kept] = [format.number(slice.considered), format.number(slice.itineraries)];
        const reasons = slice.pruned.map(({ bound, count }) => ({ count, reason: boundWords(bound) }));
        return (
          <div key={way}>
            <p>{t`${way}: ${considered} connections looked at, ${kept} can be flown and are on one ticket.`}</p>
            <LeftOut reasons={reasons} />
          </div>
        );
      })}
      <p>
        {certificate.complete
          ? t`All bookable combinations were compared.`
          : t`A limit of the search was reached; there may be more than is listed.`}
      </p>
    </>
  );
}
