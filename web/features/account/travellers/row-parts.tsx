import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { useHydrated } from '#design/hydrated';
import { TextField } from '#design/text-field';
import { MOST } from '#contract/travelers';
import fields from '../../forms/forms.module.css';
import { PaperFields } from '../../forms/paper-fields.tsx';
import { Section } from '../../forms/section.tsx';
import type { PartProps } from './form-parts.tsx';
import { rowsIn } from './traveller-values.ts';
import styles from './travellers.module.css';

/** Rows that are there, and one that is empty; with scripts a further one a press. */
function useRows(values: PartProps['values'], kind: 'documents' | 'loyalty') {
  const known = rowsIn(values, kind);
  const [added, setAdded] = useState(0);
  const alive = useHydrated();
  const count = Math.min(known + 1 + added, MOST[kind]);
  return {
    rows: Array.from({ length: count }, (_, at) => at),
    more: alive && count < MOST[kind] ? () => setAdded((before) => before + 1) : undefined,
  };
}

export function DocumentsPart(props: PartProps) {
  const { values, countries, faultAt } = props;
  const { t } = useLingui();
  const { rows, more } = useRows(values, 'documents');
  return (
    <Section title={t`Travel documents`} id="documents" aside={t`Optional`}>
      <p className={styles.hint}>{t`Numbers are encrypted and never shown in full again.`}</p>
      {rows.map((at) => {
        const name = `documents.${at}`;
        const stored = values[`${name}.documentId`];
        const number = at + 1;
        return (
          <fieldset key={at} className={styles.rowFields}>
            <legend className={styles.legend}>{t`Document ${number}`}</legend>
            <input type="hidden" name={`${name}.documentId`} value={stored ?? ''} />
            <div className={fields.fields}>
              <PaperFields
                name={name}
                expiry={`${name}.expiry`}
                values={values}
                countries={countries}
                faultAt={faultAt}
              />
            </div>
            {stored && <RemoveBox name={name} values={values} label={t`Remove document ${number} when saving`} />}
          </fieldset>
        );
      })}
      {more && (
        <Button variant="quiet" icon="plus" onClick={more}>
          {t`Another document`}
        </Button>
      )}
    </Section>
  );
}

export function LoyaltyPart(props: PartProps) {
  const { values, faultAt } = props;
  const { t } = useLingui();
  const { rows, more } = useRows(values, 'loyalty');
  return (
    <Section title={t`Loyalty programmes`} id="loyalty" aside={t`Optional`}>
      {rows.map((at) => {
        const name = `loyalty.${at}`;
        const stored = values[`${name}.loyaltyId`];
        const number = at + 1;
        return (
          <fieldset key={at} className={styles.rowFields}>
            <legend className={styles.legend}>{t`Membership ${number}`}</legend>
            <input type="hidden" name={`${name}.loyaltyId`} value={stored ?? ''} />
            <div className={fields.fields}>
              <TextField
                label={t`Airline or programme`}
                hint={t`Sent to that airline when you book with it`}
                id={`${name}.programme`}
                name={`${name}.programme`}
                defaultValue={values[`${name}.programme`]}
                error={faultAt(`${name}.programme`)}
                autoComplete="off"
                maxLength={60}
              />
              <TextField
                label={t`Membership number`}
                hint={
                  stored
                    ? t`Only the end of a saved number is shown. Leave it to keep it.`
                    : t`4 to 20 letters and digits, as on the card`
                }
                id={`${name}.number`}
                name={`${name}.number`}
                defaultValue={values[`${name}.number`]}
                error={faultAt(`${name}.number`)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
              />
            </div>
            {stored && <RemoveBox name={name} values={values} label={t`Remove membership ${number} when saving`} />}
          </fieldset>
        );
      })}
      {more && (
        <Button variant="quiet" icon="plus" onClick={more}>
          {t`Another membership`}
        </Button>
      )}
    </Section>
  );
}

function RemoveBox({ name, values, label }: { name: string; values: PartProps['values']; label: string }) {
  const field = `${name}.remove`;
  return <Checkbox name={field} value="yes" label={label} defaultChecked={Boolean(values[field])} />;
}
