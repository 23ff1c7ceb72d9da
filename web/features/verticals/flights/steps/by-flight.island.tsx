import { useLingui } from '@lingui/react/macro';
import { LinkChoices } from '#design/link-choices';
import { StepLine } from '#design/step-line';
import { formatFlightAddress } from '#contract/search';
import type { FlightAddress, FlightSort } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import type { ListedResults } from '../listed.ts';
import { useRankWords } from '../use-rank-words.ts';
import styles from './by-flight.module.css';
import { Chosen } from './chosen.tsx';
import { StepList } from './step-list.tsx';
import { Trips } from './trips.tsx';

interface ByFlightProps {
  readonly results: ListedResults;
  readonly address: FlightAddress;
}

const SORTS: readonly FlightSort[] = ['best', 'cheapest', 'fastest', 'greenest'];

/** The way to choose a return; where it is chosen flight by flight, the flights of the step in hand. */
export function ByFlight({ results, address }: ByFlightProps) {
  const { step } = results;
  if (!step) return <Way address={address} />;
  return (
    <div className={styles.steps}>
      {step === 'out' && results.trips.length > 0 && <Trips results={results} address={address} />}
      {results.chosen && <Chosen slice={results.chosen} results={results} address={address} />}
      <div className={styles.tools}>
        <Steps step={step} address={address} />
        <div className={styles.ways}>
          {step === 'out' && <Way address={address} />}
          <Orders address={address} />
        </div>
      </div>
      <StepList results={results} address={address} />
    </div>
  );
}

/** Flight by flight, or as whole trips. */
function Way({ address }: { readonly address: FlightAddress }) {
  const { t } = useLingui();
  const { byFlight, out: _out, skip: _skip, ...kept } = address;
  const trips = { ...kept, skip: 0 };
  return (
    <LinkChoices
      label={t`How to choose`}
      choices={[
        {
          name: t`Out, then back`,
          href: formatFlightAddress({ ...trips, byFlight: true }),
          current: byFlight === true,
        },
        { name: t`Whole trips`, href: formatFlightAddress(trips), current: byFlight !== true },
      ]}
    />
  );
}

function Orders({ address }: { readonly address: FlightAddress }) {
  const { t } = useLingui();
  const { name } = useRankWords();
  return (
    <div className={styles.orders}>
      <LinkChoices
        label={t`Sort by`}
        choices={SORTS.map((sort) => ({
          name: name(sort),
          href: formatFlightAddress({ ...address, sort, skip: 0 }),
          current: address.sort === sort,
        }))}
      />
    </div>
  );
}

function Steps({ step, address }: { readonly step: 'out' | 'back'; readonly address: FlightAddress }) {
  const { t } = useLingui();
  const format = useFormat();
  const back = address.return ? format.day(address.return) : undefined;
  return (
    <StepLine
      label={t`Steps`}
      done={t`chosen`}
      steps={[
        { name: t`Flight out`, detail: format.day(address.depart), state: step === 'out' ? 'now' : 'done' },
        { name: t`Flight back`, detail: back, state: step === 'back' ? 'now' : 'next' },
        { name: t`Fare`, state: 'next' },
      ]}
    />
  );
}
