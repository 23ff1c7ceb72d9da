import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TravellerSlot } from '#contract/booking';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import { ErrorSummary } from '#design/error-summary';
import { TextField } from '#design/text-field';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import fields from '../forms/forms.module.css';
import { Section } from '../forms/section.tsx';
import { useLiveFaults } from '../forms/use-live-faults.ts';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import type { Country } from '../forms/countries.ts';
import type { Values } from '../forms/values.ts';
import { type Fault, readTravellers } from './read-travellers.ts';
import type { Choices } from './saved-travellers.ts';
import {
  type FormItems,
  GuestFields,
  TravellerFields,
  type TravellerFieldsProps,
  useSlotName,
} from './traveller-fields.tsx';
import { TRAVELLERS_FORM } from './paths.ts';
import { useFaultWords } from './use-fault-words.ts';

interface TravellersFormProps {
  readonly formtoken: string;
  readonly given: { readonly slots: readonly TravellerSlot[]; readonly items: FormItems };
  /** What the next page is for. */
  readonly next: string;
  readonly values: Values;
  readonly faults: readonly Fault[];
  readonly countries: readonly Country[];
  readonly choices: Choices;
  readonly back: ReactNode;
  /** What to know before typing; stands below what is to be changed. */
  readonly notes: ReactNode;
  /** Hidden fields of the page: which quote, which key. */
  readonly children?: ReactNode;
}

/** The same list at every render: a new one would be a new refusal. */
export const NO_FAULTS: readonly Fault[] = [];

/** Step 1: everybody who travels, and where the booking is sent. */
export function TravellersForm(props: TravellersFormProps) {
  const { formtoken, given, values, countries, choices, back, notes, next, children } = props;
  const { t } = useLingui();
  const { locale } = useFacts();
  const words = useFaultWords(given);
  const { faults, watch } = useLiveFaults({
    faults: props.faults,
    check: (form) => readTravellers(form, { ...given, locale }).faults,
    byServer: ({ text }) => text !== undefined,
  });
  const busy = useNavigation().state !== 'idle';
  const faultAt = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && words(fault);
  };
  return (
    <>
      <div className={styles.notes}>
        <Faults faults={faults} refused={props.faults} given={given} />
        {notes}
      </div>
      <PostForm id={TRAVELLERS_FORM} key={filledIn(values)} formtoken={formtoken} noValidate judgesItself {...watch}>
        {children}
        {/* What the enter key presses: of the buttons below the way back comes first. */}
        <button type="submit" hidden aria-label={next} />
        {given.slots.map((slot, at) => {
          const Fields = slot.kind === 'guest' ? GuestFields : TravellerFields;
          return <Fields key={at} {...{ at, slot, values, countries, choices, faultAt }} {...given} />;
        })}
        <ContactFields values={values} faultAt={faultAt} />
        <Actions back={back}>
          <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Saving…` : undefined}>
            {next}
          </Button>
        </Actions>
      </PostForm>
    </>
  );
}

/** Fields keep what a reader types; filled by the server with somebody else they are made anew. */
function filledIn(values: Values): string {
  return Object.keys(values)
    .filter((name) => name.endsWith('.filled'))
    .map((name) => values[name])
    .join();
}

interface FaultsProps extends Pick<TravellersFormProps, 'faults' | 'given'> {
  readonly refused: readonly Fault[];
}

function Faults({ faults, refused, given }: FaultsProps) {
  const { t } = useLingui();
  const words = useFaultWords(given);
  const slotName = useSlotName();
  const errors = faults.map((fault) => {
    const at = Number(/^travellers\.(\d+)/.exec(fault.field)?.[1] ?? Number.NaN);
    const [traveller, wrong] = [slotName(given, at), words(fault)];
    if (!traveller) return { field: fault.field, text: wrong };
    return { field: fault.field, text: t`${traveller}: ${wrong}` };
  });
  return (
    <ErrorSummary
      title={t`${plural(faults.length, { one: 'One thing to correct', other: '# things to correct' })} before you continue`}
      errors={errors}
      focus={refused}
    />
  );
}

function ContactFields({ values, faultAt }: Pick<TravellerFieldsProps, 'values' | 'faultAt'>) {
  const { t } = useLingui();
  const { mode } = useFacts();
  return (
    <Section title={t`Contact details`} id="contact.title">
      <div className={classNames(fields.fields, fields.level)}>
        <TextField
          label={t`Email`}
          hint={
            mode === 'demo'
              ? t`This demo shows emails on a page instead of sending them.`
              : t`We send your confirmation here`
          }
          error={faultAt('contact.email')}
          id="contact.email"
          name="contact.email"
          type="email"
          defaultValue={values['contact.email']}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
        <TextField
          label={t`Mobile`}
          optional={t`optional`}
          hint={t`With the country code, for example +353 85 012 3456`}
          error={faultAt('contact.phone')}
          id="contact.phone"
          name="contact.phone"
          type="tel"
          defaultValue={values['contact.phone']}
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
        />
      </div>
    </Section>
  );
}
