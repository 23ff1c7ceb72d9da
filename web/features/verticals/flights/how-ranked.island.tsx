import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { HowRanked as Frame, LeftOut } from '../../results/how-ranked.tsx';
import { goesOn } from './asked.ts';
import type { ListedResults } from './listed.ts';
import { useWayWords } from './use-way-words.ts';

/** As the engine orders a step. */
const TOP_DEARER_PERCENT = 15;

/** The formula of Best with its weights, and what was looked at to make this list. */
export function HowRanked({ results }: { results: ListedResults }) {
  const { t } = useLingui();
  return (
    <Frame title={t`How Best works`} formula={results.best && <Formula best={results.best} {...ofList(results)} />}>
      <Looked results={results} />
    </Frame>
  );
}

interface FormulaProps {
  readonly best: NonNullable<ListedResults['best']>;
  /** In a step each row is one flight with the lowest total of a trip with it. */
  readonly step: ListedResults['step'];
  /** The journey has more than one flight to choose. */
  readonly several: boolean;
}

function ofList({ step, query }: ListedResults): Omit<FormulaProps, 'best'> {
  return { step, several: query.slices.length > 1 };
}

function Formula({ best, step, several }: FormulaProps) {
  const { t } = useLingui();
  const format = useFormat();
  const clock = (minutes: number) =>
    format.time(
      `2000-01-01T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  return (
    <>
      <p>{t`Best adds these amounts to the total price for your whole party and lists the lowest sum first:`}</p>
      <ul>
        <li>{t`${format.money(best.perHour)} per travel hour`}</li>
        <li>{t`${format.money(best.perStop)} per stop`}</li>
        <li>{t`${format.money(best.perNightWait)} per overnight wait at an airport`}</li>
        <li>
          {t`${format.money(best.perUnsocialHour)} for a departure before ${clock(best.earlyMinute)} or an arrival after ${clock(best.lateMinute)}`}
        </li>
        {several && <li>{t`${format.money(best.perAirportChange)} per change of airport between your flights`}</li>}
      </ul>
      {(step === 'out' || step === 'trips') && (
        <p>{t`An outbound flight ranks by the best trip with it; its price is the lowest total of a trip with it.`}</p>
      )}
      {(step === 'back' || step === 'leg') && (
        <p>{t`Each flight is ranked by its own time, stops and airports and the lowest total of a trip with it.`}</p>
      )}
      {step !== null && (
        <p>{t`The first ten include up to three airlines if they cost no more than ${format.number(TOP_DEARER_PERCENT)}% above the first.`}</p>
      )}
      <p>{t`Equal sums are ordered by the shorter journey. What we earn plays no part, and airlines can’t pay for a position.`}</p>
    </>
  );
}

/** Why connections were left out, in words; a bound that is new to the page keeps its code. */
function useBoundWords(): (bound: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    sameAirport: t`pass through the departure or arrival city again`,
    detour: t`too long a detour`,
    minimumConnection: t`connection too short`,
    longestConnection: t`layover too long`,
    interline: t`not available on one ticket`,
    totalConnection: t`total layover too long`,
    onwardFlights: t`later flights on the same connection`,
    capacity: t`limit of this search`,
    twoStops: t`two stops, where there are too many cities to compare`,
    slowTwoStops: t`slow journeys with two stops, where there are too many to compare`,
    slowOneStop: t`slow journeys with one stop, where there are too many to compare`,
    noPartner: t`two stops, and too late or too early for any return`,
    cabotage: t`foreign airlines may not carry passengers on domestic routes`,
    abroad: t`pass through another country although a domestic journey takes at most six hours longer and costs at most twice as much`,
    unsellable: t`no fare available`,
  };
  return (bound) => words[bound] ?? bound;
}

function Looked({ results: { certificate, query } }: { results: ListedResults }) {
  const { t } = useLingui();
  const format = useFormat();
  const boundWords = useBoundWords();
  const ways = useWayWords()(query.slices.length, { onward: goesOn(query) });
  return (
    <>
      {certificate.slices.map((slice, i) => {
        const way = query.slices.length === 1 ? t`Your trip` : ways.name(i);
        const [considered, kept] = [format.number(slice.considered), format.number(slice.itineraries)];
        const reasons = slice.pruned.map(({ bound, count }) => ({ count, reason: boundWords(bound) }));
        return (
          <div key={way}>
            <p>{t`${way}: ${considered} connections checked, ${kept} possible on one ticket.`}</p>
            <LeftOut reasons={reasons} />
          </div>
        );
      })}
      <p>
        {certificate.complete
          ? t`All bookable combinations were compared.`
          : t`The search reached its limit; there may be more than listed.`}
      </p>
    </>
  );
}
