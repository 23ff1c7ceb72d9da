import { PanelField } from '#design/panel-field';
import { usePart } from '#design/part';
import { PlainTravellers } from './plain.tsx';
import styles from './travellers.module.css';
import type { TravellersProps } from './types.ts';

const PANEL = { module: 'design/travellers/panel.tsx', importer: () => import('./panel.tsx') };

function Posted({ value }: Pick<TravellersProps, 'value'>) {
  const { party, cabin } = value;
  return (
    <>
      <input type="hidden" name="adults" value={party.adults} />
      {party.children.map((age, at) => (
        <input key={at} type="hidden" name="childAge" value={age} />
      ))}
      <input type="hidden" name="infantsInSeat" value={party.infantsInSeat} />
      <input type="hidden" name="infantsOnLap" value={party.infantsOnLap} />
      <input type="hidden" name="cabin" value={cabin} />
    </>
  );
}

/** Who travels and in which cabin: one line that unfolds into steppers; plain selects where no scripts run. */
export function Travellers(props: TravellersProps) {
  const { id, value, cabins, words, error } = props;
  const [part, want] = usePart(PANEL);
  const cabin = cabins.find((choice) => choice.value === value.cabin);
  return (
    <PanelField
      id={id}
      title={words.title}
      error={error}
      want={want}
      panel={part && ((done) => <part.TravellersPanel {...props} onDone={done} />)}
      plain={import.meta.env.SSR ? <PlainTravellers value={value} cabins={cabins} words={words} /> : null}
      posted={<Posted value={value} />}
    >
      <b>{words.summary(value.party)}</b> <span className={styles.cabin}>{cabin?.text}</span>
    </PanelField>
  );
}
