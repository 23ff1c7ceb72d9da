import { PanelField } from '#design/panel-field';
import { usePart } from '#design/part';
import { PlainRooms } from './plain.tsx';
import { formatGuests } from './rooms.ts';
import type { RoomsFieldProps } from './types.ts';

const PANEL = { module: 'design/rooms-field/panel.tsx', importer: () => import('./panel.tsx') };

/** Rooms and who sleeps in each: one line that unfolds into steppers and ages; plain selects where no scripts run. */
export function RoomsField(props: RoomsFieldProps) {
  const { id, name, value, words, most, error } = props;
  const [part, want] = usePart(PANEL);
  return (
    <PanelField
      id={id}
      title={words.title}
      error={error}
      want={want}
      panel={part && ((done) => <part.RoomsPanel {...props} onDone={done} />)}
      plain={import.meta.env.SSR ? <PlainRooms value={value} words={words} most={most} /> : null}
      posted={value.map((room, at) => (
        <input key={at} type="hidden" name={name} value={formatGuests(room)} />
      ))}
    >
      <b>{words.summary(value)}</b>
    </PanelField>
  );
}
