import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { ErrorSummary } from '#design/error-summary';
import { LinkButton } from '#design/link-button';
import { PostForm } from '../../../post-form.tsx';
import { ContactPart, NeedsPart, type PartProps, PersonPart, PreferredPart, SecurityPart } from './form-parts.tsx';
import { TRAVELLERS_PATH } from './paths.ts';
import type { TravellerFault } from './read-traveller.ts';
import { DocumentsPart, LoyaltyPart } from './row-parts.tsx';
import styles from './travellers.module.css';

export interface TravellerFormProps extends Omit<PartProps, 'faultAt'> {
  readonly formtoken: string;
  readonly faults: readonly TravellerFault[];
  /** Shown where somebody is changed, not added. */
  readonly removable: boolean;
}

/** Everything about one saved traveller. It works without scripts; what was typed outlives every refusal. */
export function TravellerForm({ formtoken, faults, removable, ...given }: TravellerFormProps) {
  const { t } = useLingui();
  const { state, formData } = useNavigation();
  const sending = state !== 'idle' && formData !== undefined;
  const removing = sending && formData.has('remove');
  const part: PartProps = { ...given, faultAt: (field) => faults.find((fault) => fault.field === field)?.text };
  return (
    <>
      {faults.length > 0 && (
        <ErrorSummary
          title={t`${plural(faults.length, { one: 'One thing to correct', other: '# things to correct' })} before this is saved`}
          errors={[...faults]}
          focus={faults}
        />
      )}
      <PostForm formtoken={formtoken} noValidate className={styles.form}>
        <PersonPart {...part} />
        <ContactPart {...part} />
        <DocumentsPart {...part} />
        <LoyaltyPart {...part} />
        <SecurityPart {...part} />
        <NeedsPart {...part} />
        <PreferredPart {...part} />
        <div className={styles.actions}>
          <LinkButton variant="quiet" icon="chevron-left" href={TRAVELLERS_PATH}>
            {t`Back without saving`}
          </LinkButton>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busyLabel={sending && !removing ? t`Saving…` : undefined}
          >{t`Save traveller`}</Button>
        </div>
      </PostForm>
      {removable && (
        <Disclosure summary={t`Remove this traveller`}>
          <PostForm formtoken={formtoken} className={styles.remove}>
            <input type="hidden" name="remove" value="yes" />
            <p>{t`Everything saved about them is deleted immediately. Existing bookings are not affected.`}</p>
            <Button type="submit" variant="danger" icon="trash-2" busyLabel={removing ? t`Removing…` : undefined}>
              {t`Remove traveller`}
            </Button>
          </PostForm>
        </Disclosure>
      )}
    </>
  );
}
